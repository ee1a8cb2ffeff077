/** `npm test`, or a part of it on a server. */
const isWholeRun = Boolean(process.env.TEST_SUMMARY || process.env.CI)

/**
 * How long tests wait for an element, in milliseconds. A whole run may be on a busy machine. A test run by hand fails
 * sooner.
 */
export const PATIENCE_MS = isWholeRun ? 60_000 : 15_000

/** A whole run tries a failed test again. The end of `npm test` names it if it passes then. */
export const RETRIES = isWholeRun ? 1 : 0
