import team01Picture from '../../../pictures/team/01.webp?picture'
import team02Picture from '../../../pictures/team/02.webp?picture'
import team03Picture from '../../../pictures/team/03.webp?picture'
import team04Picture from '../../../pictures/team/04.webp?picture'
import team05Picture from '../../../pictures/team/05.webp?picture'
import team06Picture from '../../../pictures/team/06.webp?picture'
import team07Picture from '../../../pictures/team/07.webp?picture'
import team08Picture from '../../../pictures/team/08.webp?picture'
import type { PersonEntry } from '../schemas/about'

/** Invented people, to be replaced by the real team. The lines below the list name the founders and who answers enquiries. */
const people = [
  {
    id: 'theo-vasilakos',
    name: 'Theo Vasilakos',
    role: 'Managing Director',
    oneLine: 'Runs the crew and the gear, and works out what your room needs.',
    photo: {
      ...team01Picture,
      alt: 'Theo Vasilakos with headphones round his neck',
    },
    initials: 'TV',
    gel: 'amber',
    fullBio: [
      "Theo starts with the floor plan. Where's the power, how wide are the doors, who sits furthest from the speakers? That's how he works out what gear you need.",
      "He wrote the list every van is loaded from, and keeps a torch in each pocket. If something stops working at your event, the spare's usually in the van because it's on that list.",
      "Ask him about a hall that echoes. He'll clap once, listen and tell you how many metres of curtain would help.",
    ],
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.example/theovasilakos' },
      { name: 'LinkedIn', url: 'https://linkedin.example/theo-vasilakos' },
    ],
  },
  {
    id: 'nadine-sarkis-doyle',
    name: 'Nadine Sarkis-Doyle',
    role: 'Managing Partner',
    oneLine: 'Plans events and budgets, and puts the cost beside every idea.',
    photo: {
      ...team02Picture,
      alt: 'Nadine Sarkis-Doyle with a clipboard under her arm',
    },
    initials: 'NS',
    gel: 'rose',
    fullBio: [
      'Nadine asks what you want your guests to remember, and writes the cost beside it, so there are no surprises later.',
      'She has planned enough weddings to talk to the caterer, the celebrant and your aunties on the same morning. Her plan fits on one page. The back says what happens if it rains.',
      "If something changes on the day, the crew can ring her, and she'll know what's in your plan.",
    ],
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.example/nadine.sarkisdoyle' },
      { name: 'LinkedIn', url: 'https://linkedin.example/nadine-sarkis-doyle' },
    ],
  },
  {
    id: 'anjali-basnet',
    name: 'Anjali Basnet',
    role: 'Marketing Manager',
    oneLine: 'Plans how to sell your tickets, from the first poster to the last reminder.',
    photo: null,
    initials: 'AB',
    gel: 'straw',
    fullBio: [
      "Anjali asks how many seats you've got to fill and how many weeks are left. Then she picks the two or three things worth paying for, and changes the plan when ticket sales tell her to.",
      'She writes the posts herself, in words your audience would use. You can read her posters from across the road.',
    ],
    socialLinks: [{ name: 'LinkedIn', url: 'https://linkedin.example/anjali-basnet' }],
  },
  {
    id: 'bonnie-quach',
    name: 'Bonnie Quach',
    role: 'Designer',
    oneLine: 'Designs your stage, your posters and your screens to match.',
    photo: null,
    initials: 'BQ',
    gel: 'congo',
    fullBio: [
      'Bonnie builds a cardboard model of nearly every stage, lights it with her phone and photographs it from where the last row will sit. You see the photo before anything is built.',
      'She picks three colours for your event and uses them everywhere, from the invitation to the walls.',
    ],
    socialLinks: [{ name: 'Instagram', url: 'https://instagram.example/quachpaper' }],
  },
  {
    id: 'fergus-adair',
    name: 'Fergus Adair',
    role: 'Event Consultant',
    oneLine: 'Measures your venue and finds the problems before you sign for it.',
    photo: null,
    initials: 'FA',
    gel: 'teal',
    fullBio: [
      'Fergus asks the practical questions early. Where can a truck wait? Which circuit feeds the stage? How late can the music go? The answers are in your budget before you book anything else.',
      'He gives you one list of jobs, most important first, with a name beside each.',
      "He'd rather talk you out of a marquee than sell you a bigger one, if the hall next door does the job.",
    ],
    socialLinks: [],
  },
  {
    id: 'rafi-demirci',
    name: 'Rafi Demirci',
    role: 'Photographer',
    oneLine: 'Photographs families, speeches and dance floors without getting in the way.',
    photo: { ...team04Picture, alt: 'Rafi Demirci looking through his camera' },
    initials: 'RD',
    gel: 'teal',
    fullBio: [
      "Rafi works with the light that's there and keeps the flash for group photos. Before your event he tells the lighting operator which moments matter most to you.",
      'All he needs is a list of who has to be in a photo together. He looks after the rest, and nobody has to pose twice.',
    ],
    socialLinks: [{ name: 'Instagram', url: 'https://instagram.example/rafi.frames' }],
  },
  {
    id: 'jed-pohatu',
    name: 'Jed Pohatu',
    role: 'Production Technician',
    oneLine: 'Sets up the sound and lights, and tapes down every cable you might trip on.',
    photo: { ...team05Picture, alt: 'Jed Pohatu in a cap, with a coil of cable over his shoulder' },
    initials: 'JP',
    gel: 'amber',
    fullBio: [
      'Jed packs the truck in order: the first thing you need comes out first. He labels both ends of every cable.',
      "When something goes quiet, he swaps one part at a time until he's found the fault. He's got a spare of almost everything.",
    ],
    socialLinks: [],
  },
  {
    id: 'orla-brannigan',
    name: 'Orla Brannigan',
    role: 'Stage Manager',
    oneLine: 'Keeps the day on time and tells each presenter when to walk on.',
    photo: { ...team07Picture, alt: 'Orla Brannigan in a headset, giving a signal with one hand' },
    initials: 'OB',
    gel: 'teal',
    fullBio: [
      'Orla calls your run sheet over the headset. The lights, the music and the microphone all change together.',
      "Presenters like her because she walks them onto the stage while it's still empty. She shows them where to stand and which step creaks.",
      'If a speech runs long, she already knows what can be shortened to finish on time.',
    ],
    socialLinks: [{ name: 'LinkedIn', url: 'https://linkedin.example/orla-brannigan' }],
  },
  {
    id: 'talia-fonoti',
    name: 'Talia Fonoti',
    role: 'Singer and MC',
    oneLine: 'Sings the first set, then MCs the speeches.',
    photo: { ...team06Picture, alt: 'Talia Fonoti singing into a microphone' },
    initials: 'TF',
    gel: 'rose',
    fullBio: [
      'Talia sings at weddings and MCs quiz nights, and plays both to the back row. She practises the names beforehand, and asks how you say them, not how you spell them.',
      'She hosts karaoke too: she finds your key, and takes the second verse if you forget the words. Nobody has to finish alone.',
    ],
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.example/taliafonoti.sings' },
      { name: 'Facebook', url: 'https://facebook.example/taliafonoti' },
    ],
  },
  {
    id: 'dario-benincasa',
    name: 'Dario Benincasa',
    role: 'Producer',
    oneLine: 'Makes backing tracks, shorter first dances and walk-on music.',
    photo: { ...team08Picture, alt: 'Dario Benincasa in a beanie' },
    initials: 'DB',
    gel: 'congo',
    fullBio: [
      "Dario makes the music you can't buy. It might be a backing track for the choir, a shorter first dance or a tune for the winner to walk up to. He always brings a second copy on a second machine.",
      "He listens to each mix on small speakers at low volume first. If the words are clear there, they're clear in a hall.",
    ],
    socialLinks: [{ name: 'SoundCloud', url: 'https://soundcloud.example/dario-benincasa' }],
  },
  {
    id: 'jonah-mekonnen',
    name: 'Jonah Mekonnen',
    role: 'DJ and MC',
    oneLine:
      'MCs your reception. Soul, Afrobeat and house, quiet over dinner and loud after dessert.',
    photo: {
      ...team03Picture,
      alt: 'Jonah Mekonnen at the decks, one hand on his headphones',
    },
    initials: 'JM',
    alias: 'Slow Ferry',
    gel: 'congo',
    fullBio: [
      "Jonah gets there while the tables are being laid, to hear how the hall sounds empty. He MCs the introductions and the speeches, and keeps the music quiet enough to talk over until dinner's done.",
      "He takes requests on paper and plays the ones that suit the moment. He'll never play a song from your do-not-play list, even when a guest insists.",
    ],
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.example/slowferry' },
      { name: 'SoundCloud', url: 'https://soundcloud.example/slowferry' },
    ],
  },
  {
    id: 'tess-galbraith',
    name: 'Tess Galbraith',
    role: 'DJ and MC',
    oneLine: 'MCs and plays surf-club Sundays and school discos. Choruses everyone can sing.',
    photo: null,
    initials: 'TG',
    alias: 'Low Tide Tess',
    gel: 'teal',
    fullBio: [
      'Tess plays for three generations at once. The grandparents get their half hour early, so they stay for the rest.',
      'She plays clean versions unless you tell her otherwise, and checks the lyrics herself. At a school disco she MCs the games and the last call, and the P&C can always ask for a different song.',
    ],
    socialLinks: [{ name: 'Instagram', url: 'https://instagram.example/lowtidetess' }],
  },
  {
    id: 'luka-radonich',
    name: 'Luka Radonich',
    role: 'DJ and Lighting Operator',
    oneLine: 'Plays soul and house and runs the lights, and both change together.',
    photo: null,
    initials: 'LR',
    alias: 'Rado Static',
    gel: 'straw',
    fullBio: [
      'Luka prepares his lights song by song and keeps the strobes for two short moments. The rest is slow colour, because people want to talk and eat too.',
      "He gives the photographer a list of his colours before the reception. For a first dance he'll suggest amber. It flatters everyone, and blue doesn't.",
    ],
    socialLinks: [],
  },
  {
    id: 'minh-thach',
    name: 'Minh Thach',
    role: 'DJ and MC',
    oneLine: 'MCs, and blends Greek, Lebanese and Vietnamese sets into one reception.',
    photo: null,
    initials: 'MT',
    alias: 'Night Parcel',
    gel: 'rose',
    fullBio: [
      'Minh asks you for ten songs and two stories, and builds the evening from them. Easy songs come first, the big ones after the cake, and you choose the last one.',
      'He cuts first-dance songs to a length a nervous couple can enjoy. You get the file in time to practise in the kitchen.',
    ],
    socialLinks: [{ name: 'SoundCloud', url: 'https://soundcloud.example/nightparcel' }],
  },
  {
    id: 'bianca-moutela',
    name: 'Bianca Moutela',
    role: 'DJ and Dance Host',
    oneLine: 'Teaches your guests a few samba steps, then plays the song for them.',
    photo: null,
    initials: 'BM',
    alias: 'Bia Maresia',
    gel: 'amber',
    fullBio: [
      "Bianca spends as much time in front of the DJ booth as behind it. She shows a step, waits until everyone's got it, and only then brings in the drums.",
      'She plays baile funk, reggaeton, zouk and the pop that goes with them. She asks the venue for fans and water too, because your guests will need both.',
    ],
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.example/bia.maresia' },
      { name: 'Facebook', url: 'https://facebook.example/biamaresia' },
    ],
  },
  {
    id: 'haroon-bhatwal',
    name: 'Haroon Bhatwal',
    role: 'DJ and Sound Engineer',
    oneLine: 'Bhangra, Bollywood and garage, at a volume you can talk over.',
    photo: null,
    initials: 'HB',
    alias: 'Hertz Haroon',
    gel: 'congo',
    fullBio: [
      "Haroon sets the sound before he plays a song. He walks the floor with a measuring microphone and turns down what hurts, so it's comfortable near the speakers too.",
      "For a baraat (the groom's procession), he plays from a battery speaker in the car park. The hall's ready when the doors open.",
    ],
    socialLinks: [{ name: 'Mixcloud', url: 'https://mixcloud.example/hertzharoon' }],
  },
  {
    id: 'kayla-merrick',
    name: 'Kayla Merrick',
    role: 'DJ and Karaoke Host',
    oneLine: 'Keeps the karaoke queue fair and the next singer ready.',
    photo: null,
    initials: 'KM',
    alias: 'Kay Flat',
    gel: 'rose',
    fullBio: [
      "Kayla writes your name on a list, calls the next two singers and never leaves a long gap. She can lower a song by three semitones before the intro's over.",
      "She spots the people who'd love to sing but feel shy. A duet usually helps, and she's happy to be the other half.",
    ],
    socialLinks: [],
  },
  {
    id: 'goce-trenkoski',
    name: 'Goce Trenkoski',
    role: 'Live Music Producer',
    oneLine: 'Gets four bands on and off one stage with 15 minutes between them.',
    photo: null,
    initials: 'GT',
    gel: 'teal',
    fullBio: [
      "Goce asks every band what it's bringing and what it needs. They agree to share drums and amps before the day, and the breaks between bands stay short.",
      'He sets up what the musicians hear before what the audience hears. A drummer who can hear the singer plays softer, and then you can hear the singer too.',
    ],
    socialLinks: [{ name: 'LinkedIn', url: 'https://linkedin.example/goce-trenkoski' }],
  },
  {
    id: 'mele-tokavai',
    name: 'Mele Tokavai',
    role: 'DJ and Percussionist',
    oneLine: 'Plays congas along with her own mix, and stops for the speeches.',
    photo: null,
    initials: 'MT',
    alias: 'Mele on Skins',
    gel: 'straw',
    fullBio: [
      'Mele likes to set up on the floor instead of a stage, so people can dance in a circle around her.',
      "She plays island reggae, R&B and old-school slow jams. For every family event she learns one song in the family's language.",
    ],
    socialLinks: [{ name: 'Instagram', url: 'https://instagram.example/mele.tokavai' }],
  },
  {
    id: 'con-varelas',
    name: 'Con Varelas',
    role: 'DJ',
    oneLine: 'Plays vinyl only, from two turntables and four crates of records.',
    photo: null,
    initials: 'CV',
    alias: 'Uncle Crates',
    gel: 'amber',
    fullBio: [
      'Con plays vinyl only, so he packs his crates for your guests. Tell him their ages and what they danced to at twenty.',
      'He plays disco, rembetika, boogie and some Italian singles. He leaves gaps between songs while people talk, and none while they dance.',
      "His turntables sit on thick foam, so the records don't skip when the floor shakes, and he costs the same as a DJ with a laptop.",
    ],
    socialLinks: [],
  },
] as const satisfies readonly PersonEntry[]

type PersonId = (typeof people)[number]['id']

/** The ids of the two founders, in the order in which they are shown. */
const founderIds: readonly [PersonId, PersonId] = ['theo-vasilakos', 'nadine-sarkis-doyle']

/** The id of the person who answers enquiries, whom the contact page names. */
const enquiryPersonId: PersonId = 'nadine-sarkis-doyle'

export type TeamMember = PersonEntry & { id: PersonId }

export const team: readonly TeamMember[] = people

// The compiler checks that they exist.
const getPerson = (id: PersonId) => team.find((person) => person.id === id) as TeamMember

export const founders: readonly TeamMember[] = founderIds.map(getPerson)
export const enquiryPerson: TeamMember = getPerson(enquiryPersonId)
