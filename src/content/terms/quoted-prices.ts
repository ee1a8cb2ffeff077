/** The lowest prices of what is only in a quote, in AUD excluding GST, for a day where it is hired. Sample data. */
export const quotedFrom = {
  lightingDesk: 100,
  /** With 24 channels, for our engineer. */
  largeDesk: 200,
  /** A quiet one for sound and lights, with fuel. */
  generator: 250,
  /** An engineer's, for a stage or a truss outdoors. */
  certificate: 600,
  /** Over a stage of 4 × 3 m. */
  stageRoof: 1500,
  /** In one hall, with a new sound system. */
  hearingLoop: 3000,
  /** Someone who sets hired gear up, leaves, and comes back to pack it down. */
  setUpOnly: 180,
  /** One camera with its operator, a laptop and the sound both ways, for a meeting on Teams or Zoom. */
  onlineMeeting: 500,
  /** One camera with its controls, to stream a service. */
  streamCamera: 2500,
}
