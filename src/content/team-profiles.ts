import type { TeamMember } from './team'

/** What only the dialog of a team member shows. The rest is in `team.ts`. */
export type TeamProfile = {
  fullBio: readonly string[]
  socialLinks: readonly { name: string; url: string }[]
}

export const teamProfiles: Readonly<Record<TeamMember['id'], TeamProfile>> = {
  'theo-vasilakos': {
    fullBio: [
      'Theo draws the floor plan before he opens the gear list. He wants to know where the power is, how wide the door is and who needs to be heard in the back row, because most bad nights are decided there.',
      'On site he moves between the desks and says little. He checks every join in a cable run by hand, eats standing up and keeps a torch in each pocket.',
      'Ask him about a room that echoes: he will clap once, walk to the middle and tell you how many metres of drape the walls want.',
    ],
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.example/theovasilakos' },
      { name: 'LinkedIn', url: 'https://linkedin.example/theo-vasilakos' },
    ],
  },
  'nadine-sarkis-doyle': {
    fullBio: [
      'Nadine listens first. She writes down what people want their guests to remember, then what it costs, and keeps both on the same page so that neither comes as a surprise later.',
      'She speaks the languages of a wedding: caterer, celebrant, aunty. Her clipboard holds one sheet a side, and the second side is what happens if it rains.',
      'On the night she stands where she can see the door and the stage. If something moves by 5 minutes she tells the kitchen before the kitchen asks.',
    ],
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.example/nadine.sarkisdoyle' },
      { name: 'LinkedIn', url: 'https://linkedin.example/nadine-sarkis-doyle' },
    ],
  },
  'anjali-basnet': {
    fullBio: [
      'Anjali starts with a door count and works backwards: how many seats, how many weeks, which suburbs, which two things are worth paying for. The plan fits on a page, and she changes it when the sales say so.',
      'She writes the posts herself, in the words that the audience uses. A poster has to be read from across the road by someone waiting for the lights to change.',
    ],
    socialLinks: [{ name: 'LinkedIn', url: 'https://linkedin.example/anjali-basnet' }],
  },
  'bonnie-quach': {
    fullBio: [
      'Bonnie builds a cardboard model of nearly every stage, lights it with a phone and photographs it from where the last row will sit. If it reads at that size, it goes to the workshop.',
      'She picks three colours for a job and defends them: on the invitation, on the LED wall, on the uplights. A fourth has to argue its case.',
    ],
    socialLinks: [{ name: 'Instagram', url: 'https://instagram.example/quachpaper' }],
  },
  'fergus-adair': {
    fullBio: [
      'Fergus asks dull questions early: where do the trucks wait, which circuit feeds the stage, what time do the neighbours start ringing. The answers are in the budget before anyone signs.',
      'He hands over a list, not a lecture. What must happen is at the top, what would be nice is at the bottom, and each line has a name beside it.',
      'He would rather talk you out of a marquee than hire you a bigger one. If the hall beside it does the job, he has the number of the person with the key.',
    ],
    socialLinks: [],
  },
  'rafi-demirci': {
    fullBio: [
      'Rafi works with what the lighting desk gives him and keeps the flash for group photos. He meets the lighting operator at sound check, and they agree on the three cues that have to look right in a still.',
      'He asks for one list only: who must be in a frame together. The rest he finds by watching hands and faces instead of the stage.',
    ],
    socialLinks: [{ name: 'Instagram', url: 'https://instagram.example/rafi.frames' }],
  },
  'jed-pohatu': {
    fullBio: [
      'Jed packs the truck so that the first case off is the first one needed. He coils every lead over-under, tapes what people might walk on and writes the channel number at both ends in the same hand.',
      'When something goes quiet he swaps one thing at a time and says aloud what he swapped. It is slower by a minute and right the first time.',
    ],
    socialLinks: [],
  },
  'orla-brannigan': {
    fullBio: [
      'Orla turns a running order into cues that a crew can hear in the dark. Standby, go, thank you: the same three words each time, so that nobody has to guess.',
      'Speakers like her because she walks them onto the stage while it is empty, shows them where the light is and tells them which step creaks.',
      'If a speech runs long she already knows which song gets shorter, and the band hears it from her before the applause is over.',
    ],
    socialLinks: [{ name: 'LinkedIn', url: 'https://linkedin.example/orla-brannigan' }],
  },
  'talia-fonoti': {
    fullBio: [
      'Talia hosts the way she sings: she looks at the people at the back. Names are practised before doors, and she asks how they are said, not how they are spelt.',
      'At karaoke she finds the key, takes the second verse if someone freezes and slips away again before the chorus. Nobody who gets up has to finish alone.',
    ],
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.example/taliafonoti.sings' },
      { name: 'Facebook', url: 'https://facebook.example/taliafonoti' },
    ],
  },
  'dario-benincasa': {
    fullBio: [
      'Dario makes the audio that a show hangs on: walk-on stings, dance edits, a backing track with the count-in only the drummer hears. He delivers each with a spare on a second machine.',
      'He mixes on small speakers at low volume first. What is clear there stays clear in a hall with a concrete wall behind the bar.',
    ],
    socialLinks: [{ name: 'SoundCloud', url: 'https://soundcloud.example/dario-benincasa' }],
  },
  'jonah-mekonnen': {
    fullBio: [
      'Jonah arrives while the tables are still being laid and plays at talking volume, to learn where the room swallows the bass. By the first course he knows which table will dance first.',
      'He takes requests on paper, reads them all and plays the ones that fit within three songs. The do-not-play list is taped to the mixer and is never argued with.',
    ],
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.example/slowferry' },
      { name: 'SoundCloud', url: 'https://soundcloud.example/slowferry' },
    ],
  },
  'tess-galbraith': {
    fullBio: [
      'Tess reads a mixed-age room from the shoes. She gives the grandparents their half hour early and well, so that they stay for the rest of it.',
      'She asks for clean versions by default and checks the lyrics herself. Parents know where to find her, in case a song is wrong.',
    ],
    socialLinks: [{ name: 'Instagram', url: 'https://instagram.example/lowtidetess' }],
  },
  'luka-radonich': {
    fullBio: [
      'Luka programs his lights song by song and keeps the strobes for two moments a night. The rest is slow colour, because people talk and kiss and eat under it.',
      'He brings printed cue notes to a wedding and shares them with the photographer. A blue first dance was asked for once; nobody looked well in it, and he says so now.',
    ],
    socialLinks: [],
  },
  'minh-thach': {
    fullBio: [
      'Minh asks each client for ten songs and two stories. From those comes a set with a shape: a door, a climb, a place to breathe and an ending that is not an accident.',
      'He makes his own edits for first dances, trimmed to the length that a nervous couple can enjoy. They get the file in time to practise with it in the kitchen.',
    ],
    socialLinks: [{ name: 'SoundCloud', url: 'https://soundcloud.example/nightparcel' }],
  },
  'bianca-moutela': {
    fullBio: [
      'Bianca works in front of the booth as often as behind it. She shows a step, waits until the shy ones have it and only then brings in the drums.',
      'Baile funk, reggaeton, zouk and the pop that joins them: she plans by tempo and by how warm the hall is. Fans and water are on her rider, for the guests.',
    ],
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.example/bia.maresia' },
      { name: 'Facebook', url: 'https://facebook.example/biamaresia' },
    ],
  },
  'haroon-bhatwal': {
    fullBio: [
      'Haroon tunes the system before he plays through it. He walks the floor with a measuring mic and turns down what hurts, so that a dhol player can stand next to a speaker and smile.',
      'For a baraat he sends a battery speaker out to the car park and has the hall running when the doors open. The change from one to the other is rehearsed.',
    ],
    socialLinks: [{ name: 'Mixcloud', url: 'https://mixcloud.example/hertzharoon' }],
  },
  'kayla-merrick': {
    fullBio: [
      'Kayla runs karaoke like a small theatre: names on a list, two singers on deck, no gaps longer than a sip. She can drop a song by three semitones before the intro ends.',
      'She looks out for the one who wants to and will not ask. A duet usually does it, and she is always happy to be the other half.',
    ],
    socialLinks: [],
  },
  'goce-trenkoski': {
    fullBio: [
      'Goce reads the stage plots as soon as they come and rings every band about the one thing that is missing. Shared drums, shared amps, one patch list: that is how changeovers get short.',
      'He gives monitors more time than the front of house. A drummer who hears the singer plays softer, and then the room can hear the singer too.',
    ],
    socialLinks: [{ name: 'LinkedIn', url: 'https://linkedin.example/goce-trenkoski' }],
  },
  'mele-tokavai': {
    fullBio: [
      'Mele sets up close to the floor, without a stage if she can. Hands on skins carry further than people think, and a dance circle needs somewhere to form.',
      'Island reggae, R and B, old-school slow jams: she likes a long blend and a family that sings. She learns one song in the language of the house for each booking.',
    ],
    socialLinks: [{ name: 'Instagram', url: 'https://instagram.example/mele.tokavai' }],
  },
  'con-varelas': {
    fullBio: [
      'Con plays vinyl only, which means that he packs for the room he was told about. Tell him the truth about the crowd and he brings the right crates.',
      'Disco, rembetika, boogie and the odd Italian single: he leaves space between songs when people want to talk, and none when they want to dance.',
      'His decks sit on foam and pavers, so the floor can jump as much as it likes. Anyone who asks what a song is gets to hold the sleeve.',
    ],
    socialLinks: [],
  },
}
