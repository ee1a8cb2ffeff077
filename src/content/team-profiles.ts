import type { TeamMember } from './team'

/** What only the dialog of a team member shows. The rest is in `team.ts`. */
export type TeamProfile = {
  fullBio: readonly string[]
  socialLinks: readonly { name: string; url: string }[]
}

export const teamProfiles: Readonly<Record<TeamMember['id'], TeamProfile>> = {
  'theo-vasilakos': {
    fullBio: [
      'Theo starts with the floor plan. He wants to know where the power is, how wide the doors are and who sits furthest from the speakers, because that decides what equipment you need.',
      'On the day he checks the cables himself and keeps a torch in each pocket. If something stops working, he usually has the spare in his hand before you notice.',
      'Ask him about a hall that echoes. He will clap once, listen and tell you how many metres of curtain would help.',
    ],
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.example/theovasilakos' },
      { name: 'LinkedIn', url: 'https://linkedin.example/theo-vasilakos' },
    ],
  },
  'nadine-sarkis-doyle': {
    fullBio: [
      'Nadine asks what you want your guests to remember. She writes it down beside what it costs, so that neither is a surprise later.',
      'She has planned enough weddings to talk to the caterer, the celebrant and your aunties on the same morning. Her plan is one page, and on the back is what happens if it rains.',
      'She reads the timetable of every event before it goes out, and the crew can call her all day if something changes.',
    ],
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.example/nadine.sarkisdoyle' },
      { name: 'LinkedIn', url: 'https://linkedin.example/nadine-sarkis-doyle' },
    ],
  },
  'anjali-basnet': {
    fullBio: [
      'Anjali asks how many seats you have to fill and how many weeks are left. From there she picks the two or three things worth paying for, and changes the plan when the ticket sales tell her to.',
      'She writes the posts herself, in words that your audience would use. Her posters can be read from the other side of the road.',
    ],
    socialLinks: [{ name: 'LinkedIn', url: 'https://linkedin.example/anjali-basnet' }],
  },
  'bonnie-quach': {
    fullBio: [
      'Bonnie builds a cardboard model of nearly every stage, lights it with her phone and photographs it from where the last row will sit. You see the photo before anything is built.',
      'She chooses three colours for your event and uses them everywhere: on the invitation, on the screen and on the walls.',
    ],
    socialLinks: [{ name: 'Instagram', url: 'https://instagram.example/quachpaper' }],
  },
  'fergus-adair': {
    fullBio: [
      'Fergus asks the practical questions early: where can a truck wait, which power circuit feeds the stage, how late can the music go? The answers are in your budget before you book anything else.',
      'He gives you one list in order of importance, with a name beside each line.',
      'He would rather talk you out of a marquee than sell you a bigger one, if the hall next door does the job.',
    ],
    socialLinks: [],
  },
  'rafi-demirci': {
    fullBio: [
      'Rafi works with the light that is there and keeps the flash for group photos. He talks to the lighting operator before the event about the moments that matter most to you.',
      'He asks you for one list: who must be in a photo together. He looks after the rest, and nobody has to pose twice.',
    ],
    socialLinks: [{ name: 'Instagram', url: 'https://instagram.example/rafi.frames' }],
  },
  'jed-pohatu': {
    fullBio: [
      'Jed packs the truck so that what is needed first comes out first. He labels both ends of every cable and tapes down the ones that people walk over.',
      'When something goes quiet he swaps one part at a time until he has found the fault, and he has a spare of almost everything.',
    ],
    socialLinks: [],
  },
  'orla-brannigan': {
    fullBio: [
      'Orla turns the order of events into instructions that the crew can follow by headset, so that the lights, the music and the microphone change together.',
      'Presenters like her because she walks them onto the stage while it is still empty, and shows them where to stand and which step creaks.',
      'If a speech runs long, she already knows what can be shortened to finish on time.',
    ],
    socialLinks: [{ name: 'LinkedIn', url: 'https://linkedin.example/orla-brannigan' }],
  },
  'talia-fonoti': {
    fullBio: [
      'Talia has sung at weddings and hosted quiz nights, and does both looking at the people in the back row. She practises the names beforehand and asks how they are said, not how they are spelt.',
      'At karaoke she finds your key, and takes the second verse if you forget the words. Nobody has to finish alone.',
    ],
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.example/taliafonoti.sings' },
      { name: 'Facebook', url: 'https://facebook.example/taliafonoti' },
    ],
  },
  'dario-benincasa': {
    fullBio: [
      'Dario makes the recorded music of an event: a backing track for the choir, a shorter version of your first dance, a tune for the winner to walk up to. He always brings a second copy on a second machine.',
      'He listens to each mix on small speakers at low volume first. If the words are clear there, they are clear in a hall.',
    ],
    socialLinks: [{ name: 'SoundCloud', url: 'https://soundcloud.example/dario-benincasa' }],
  },
  'jonah-mekonnen': {
    fullBio: [
      'Jonah arrives while the tables are being laid, to hear how the music sounds in the empty hall. He keeps it quiet enough to talk over until dinner is finished.',
      'He takes requests on paper and plays the ones that suit the moment. He never plays a song from your do-not-play list, even when a guest insists.',
    ],
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.example/slowferry' },
      { name: 'SoundCloud', url: 'https://soundcloud.example/slowferry' },
    ],
  },
  'tess-galbraith': {
    fullBio: [
      'Tess plays for three generations at once. The grandparents get their half hour early, so that they stay for the rest.',
      'She uses clean versions of songs unless you tell her otherwise, and checks the lyrics herself. At school events a parent can always come and ask for a different song.',
    ],
    socialLinks: [{ name: 'Instagram', url: 'https://instagram.example/lowtidetess' }],
  },
  'luka-radonich': {
    fullBio: [
      'Luka prepares his lights song by song and keeps the strobes for two short moments. The rest is slow colour, because people also want to talk and eat.',
      'He gives the photographer a list of his colours before the reception. For a first dance he suggests amber: it flatters everyone, and blue does not.',
    ],
    socialLinks: [],
  },
  'minh-thach': {
    fullBio: [
      'Minh asks you for ten songs and two stories, and builds the evening from them: easy songs first, the biggest ones after the cake, and a last song that you have chosen.',
      'He shortens first-dance songs to a length that a nervous couple can enjoy. You get the file in time to practise in the kitchen.',
    ],
    socialLinks: [{ name: 'SoundCloud', url: 'https://soundcloud.example/nightparcel' }],
  },
  'bianca-moutela': {
    fullBio: [
      'Bianca spends as much time in front of the DJ booth as behind it. She shows a step, waits until everyone has it, and only then brings in the drums.',
      'She plays baile funk, reggaeton, zouk and the pop that goes with them, and asks the venue for fans and water for your guests.',
    ],
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.example/bia.maresia' },
      { name: 'Facebook', url: 'https://facebook.example/biamaresia' },
    ],
  },
  'haroon-bhatwal': {
    fullBio: [
      'Haroon adjusts the sound before he plays a song. He walks the floor with a measuring microphone and turns down what hurts, so that people near the speakers are comfortable too.',
      'For a baraat, the procession of the groom, he plays from a battery speaker in the car park, and has the hall ready when the doors open.',
    ],
    socialLinks: [{ name: 'Mixcloud', url: 'https://mixcloud.example/hertzharoon' }],
  },
  'kayla-merrick': {
    fullBio: [
      'Kayla writes your name on a list, calls the next two singers and leaves no long gaps. She can lower a song by three semitones before the introduction is over.',
      'She notices the people who would like to sing and do not dare. A duet usually helps, and she is happy to be the other half.',
    ],
    socialLinks: [],
  },
  'goce-trenkoski': {
    fullBio: [
      'Goce asks every band in advance what it brings and what it needs. Shared drums and amplifiers, agreed before the day, keep the breaks between bands short.',
      'He sets up what the musicians hear on stage before what the audience hears. A drummer who can hear the singer plays more softly, and then you can hear the singer too.',
    ],
    socialLinks: [{ name: 'LinkedIn', url: 'https://linkedin.example/goce-trenkoski' }],
  },
  'mele-tokavai': {
    fullBio: [
      'Mele likes to set up on the floor instead of a stage, so that people can dance in a circle around her.',
      'She plays island reggae, R&B and old-school slow jams. For each family event she learns one song in the language that the family speaks.',
    ],
    socialLinks: [{ name: 'Instagram', url: 'https://instagram.example/mele.tokavai' }],
  },
  'con-varelas': {
    fullBio: [
      'Con plays vinyl only, so he packs his crates for your guests. Tell him their ages and what they danced to at twenty.',
      'He plays disco, rembetika, boogie and some Italian singles. He leaves gaps between songs while people talk, and none while they dance.',
      'His turntables sit on thick foam, so the records do not skip when the floor shakes. If you ask what a song is, he hands you the sleeve.',
    ],
    socialLinks: [],
  },
}
