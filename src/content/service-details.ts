import consolePicture from '../../pictures/about/console.webp?picture'
import warehousePicture from '../../pictures/about/warehouse.webp?picture'
import stageDoorPicture from '../../pictures/contact/stage-door.webp?picture'
import columnArrayPicture from '../../pictures/equipment/column-array.webp?picture'
import floorMonitorPicture from '../../pictures/equipment/floor-monitor.webp?picture'
import instrumentMicKitPicture from '../../pictures/equipment/instrument-mic-kit.webp?picture'
import mixingConsolePicture from '../../pictures/equipment/mixing-console.webp?picture'
import trussGoalpostPicture from '../../pictures/equipment/truss-goalpost.webp?picture'
import turntablePairPicture from '../../pictures/equipment/turntable-pair.webp?picture'
import wirelessHandheldDualPicture from '../../pictures/equipment/wireless-handheld-dual.webp?picture'
import avEquipmentPicture from '../../pictures/packages/av-equipment.webp?picture'
import corporatePicture from '../../pictures/packages/corporate.webp?picture'
import corporateHorizonPicture from '../../pictures/packages/corporate-horizon.webp?picture'
import djEquipmentPicture from '../../pictures/packages/dj-equipment.webp?picture'
import functionsPicture from '../../pictures/packages/functions.webp?picture'
import functionsPremiumPicture from '../../pictures/packages/functions-premium.webp?picture'
import productionPicture from '../../pictures/packages/production.webp?picture'
import speakersPicture from '../../pictures/packages/speakers.webp?picture'
import weddingsPicture from '../../pictures/packages/weddings.webp?picture'
import weddingsHorizonPicture from '../../pictures/packages/weddings-horizon.webp?picture'
import weddingsPremiumPicture from '../../pictures/packages/weddings-premium.webp?picture'
import avEngineeringInstallationPicture from '../../pictures/services/av-engineering-installation.webp?picture'
import avEngineeringInstallation2Picture from '../../pictures/services/av-engineering-installation-2.webp?picture'
import avHirePicture from '../../pictures/services/av-hire.webp?picture'
import bandsAcousticPicture from '../../pictures/services/bands-acoustic.webp?picture'
import bandsAcoustic2Picture from '../../pictures/services/bands-acoustic-2.webp?picture'
import dancersPicture from '../../pictures/services/dancers.webp?picture'
import djHirePicture from '../../pictures/services/dj-hire.webp?picture'
import djHire2Picture from '../../pictures/services/dj-hire-2.webp?picture'
import eventConsultationPicture from '../../pictures/services/event-consultation.webp?picture'
import karaokePicture from '../../pictures/services/karaoke.webp?picture'
import karaoke2Picture from '../../pictures/services/karaoke-2.webp?picture'
import liveMusicProductionPicture from '../../pictures/services/live-music-production.webp?picture'
import liveMusicProduction2Picture from '../../pictures/services/live-music-production-2.webp?picture'
import marketingConsultationPicture from '../../pictures/services/marketing-consultation.webp?picture'
import photographyVideographyPicture from '../../pictures/services/photography-videography.webp?picture'
import photographyVideography2Picture from '../../pictures/services/photography-videography-2.webp?picture'
import rovingInteractivePicture from '../../pictures/services/roving-interactive.webp?picture'
import ideasToLifePicture from '../../pictures/slides/ideas-to-life.webp?picture'
import yourCanvasPicture from '../../pictures/slides/your-canvas.webp?picture'
import fridayKaraokePicture from '../../pictures/weekly/friday-karaoke.webp?picture'
import saturdayDjPicture from '../../pictures/weekly/saturday-dj.webp?picture'
import sundayAcousticPicture from '../../pictures/weekly/sunday-acoustic.webp?picture'
import type { PictureSource } from '../lib/pictures'
import type { ServiceSlug } from './services'

type CallToAction = { text: string; action: 'contact' | 'av-hire' }

/** The details of a service on its own page. The rest is in `services.ts`. */
export type ServiceDetail = {
  /** The page's h1. */
  title: string
  summary: string
  /** Key Features, and Key Benefits in the dialog on the home page. The title has no full stop. */
  benefits: readonly { title: string; text: string }[]
  /** What's Included. */
  included: readonly [string, string, string, string, string]
  gallery: readonly PictureSource[]
  /** The schema.org property of the same name. */
  serviceType: string
  /** How early to book, or the hire period. */
  availability: string
  /** Further starting prices, in AUD excluding GST. */
  alsoFrom?: readonly { label: string; price: number }[]
  cta: { primary: CallToAction; secondary: CallToAction }
  /** The label of the contact link in the dialog on the home page. Defaults to 'Get Quote'. */
  contactLabel?: string
  seo: { title: string; description: string; ogImage: PictureSource }
}

export const serviceDetails = {
  'event-consultation': {
    title: 'Plan First, Book Second',
    summary:
      'We walk the venue with you, draw the floor and write the run sheet, so that every supplier quotes on the same plan. The documents are yours to use, whoever builds the night.',
    benefits: [
      {
        title: 'The site visit comes first',
        text: 'We measure doors, ceiling and stage, count the power circuits, and find the loading dock, the lift and the switch for the house lights.',
      },
      {
        title: 'A floor plan to scale',
        text: 'Tables, stage, bar, dance floor and control desk are drawn to size with exits and sightlines kept clear, so caterer and crew work from the same page.',
      },
      {
        title: 'Permits and noise, asked early',
        text: 'Council parks, surf clubs and school halls each have their own form, finishing time and sound limit. We list them, and who has to sign.',
      },
      {
        title: 'A budget with an order to it',
        text: 'Must-haves stand apart from nice-to-haves and each line says what it buys, so a late cut does not leave you with a stage and no microphone.',
      },
    ],
    included: [
      'Site visit with measurements and photos',
      'Scaled floor plan with power and exits marked',
      'Run sheet from bump-in to pack-down',
      'Supplier list with questions to ask each one',
      'Budget sorted into must, should and could',
    ],
    gallery: [functionsPicture, corporatePicture, yourCanvasPicture, stageDoorPicture],
    serviceType: 'Event planning consultation',
    availability:
      'A first conversation is free; the paid consultation begins with a date for the site visit, ideally before you sign for the venue.',
    cta: {
      primary: { text: 'Book a Consultation', action: 'contact' },
      secondary: { text: 'Ask About Your Venue', action: 'contact' },
    },
    contactLabel: 'Book a Consultation',
    seo: {
      title: 'Event Consultation in Sydney',
      description:
        'Site visit, scaled floor plan, run sheet and budget for your event in Sydney, on paper before you sign with a venue or a supplier.',
      ogImage: eventConsultationPicture,
    },
  },
  'live-music-production': {
    title: 'From Load-in to Last Song',
    summary:
      "Stage, PA, monitors, lights and crew for concerts, park festivals and band nights at the club. We work from each band's stage plot and input list, and run the night to a written changeover.",
    benefits: [
      {
        title: 'Every act is contacted first',
        text: 'Stage plots and input lists come in before bump-in, so the patch, the power drops and the drum riser are settled before the truck is loaded.',
      },
      {
        title: 'Monitors before the room',
        text: 'Players who hear themselves play better. Wedge mixes are set first in the sound check and stored for each act, which keeps changeovers short.',
      },
      {
        title: 'Loud inside the line',
        text: 'Park and street permits carry a sound limit and a finishing time. Speakers are aimed at the crowd, subwoofers away from houses, and the level is watched.',
      },
      {
        title: 'Power worked out on paper',
        text: 'Amplifiers and lights go on separate circuits. Where a hall or an oval has too few, we plan the generator, its cable run and where it can hum unheard.',
      },
    ],
    included: [
      'PA and floor monitors sized to the site',
      'Front-of-house engineer from sound check to close',
      'Microphones, stands and leads for each act',
      'Stage lighting with an operator',
      'Bump-in and pack-down to an agreed timetable',
    ],
    gallery: [
      liveMusicProduction2Picture,
      ideasToLifePicture,
      consolePicture,
      floorMonitorPicture,
      trussGoalpostPicture,
    ],
    serviceType: 'Concert and live music production',
    availability:
      'Ask 4 weeks ahead for a hall or a club, and earlier for a park, where the council permit sets the pace.',
    cta: {
      primary: { text: 'Plan a Show', action: 'contact' },
      secondary: { text: 'Send a Stage Plot', action: 'contact' },
    },
    contactLabel: 'Plan a Show',
    seo: {
      title: 'Live Music Production in Sydney',
      description:
        'PA, monitors, stage lighting and engineers for concerts, park festivals and club band nights in Sydney, run to your stage plots.',
      ogImage: liveMusicProductionPicture,
    },
  },
  'dj-hire': {
    title: 'The Right Song Next',
    summary:
      'A DJ with decks and speakers for birthdays, weddings, club nights and work parties, chosen for your crowd and not off a roster. Before the date, you talk to the person who will play.',
    benefits: [
      {
        title: 'Your list, both ways',
        text: "Send the songs that must play and the ones that must not. Everything between is the DJ's call, made by watching who is on the floor.",
      },
      {
        title: 'Speeches that reach the back',
        text: 'The microphone is checked before guests arrive, the music drops for the toasts, and the DJ has it switched on when each speaker takes it.',
      },
      {
        title: 'Ready before the first guest',
        text: 'We bump in before doors, run cables along walls and tape them down, and leave after the last song by the exit the venue asks for.',
      },
      {
        title: 'Sized to the room',
        text: 'A backyard, an RSL auditorium and a harbour boat want different speakers. We ask about neighbours, sound limiters and power, then choose.',
      },
    ],
    included: [
      'DJ matched to your music and your crowd',
      'Controller or players, speakers and cables',
      'Microphone for speeches and announcements',
      'Planning call with the DJ before the date',
      'Set-up, sound check and pack-down',
    ],
    gallery: [djHire2Picture, functionsPremiumPicture, turntablePairPicture, weddingsPremiumPicture],
    serviceType: 'Disc jockey hire',
    availability:
      'Friday and Saturday dates go first, so ask once the venue is booked; at short notice, ring and we will look.',
    cta: {
      primary: { text: 'Book a DJ', action: 'contact' },
      secondary: { text: 'Ask About a Date', action: 'contact' },
    },
    contactLabel: 'Book a DJ',
    seo: {
      title: 'DJ Hire in Sydney',
      description:
        'Hire a DJ with decks, speakers and a speech microphone for birthdays, weddings and work parties in Sydney. Your list, your crowd, one planning call.',
      ogImage: djHirePicture,
    },
  },
  'bands-acoustic': {
    title: 'Players in the Room',
    summary:
      'Solo guitarists, duos, trios and full bands for ceremonies, long lunches, bowls clubs and ballrooms. We match the act to the hour of the day, and bring the sound it needs and no more.',
    benefits: [
      {
        title: 'Quiet enough to talk over',
        text: 'At canapés a soloist or duo should sit under conversation: a column speaker, a warm lamp, and a dry corner agreed in case it rains.',
      },
      {
        title: 'Sets that suit the kitchen',
        text: 'Bands usually play sets of 45 minutes. We place them around entrée, mains and speeches, and keep a playlist running through the breaks.',
      },
      {
        title: 'Songs agreed in advance',
        text: 'You see the song list, choose the first dance and strike what you would rather not hear. A song that is new to the act takes weeks, so tell us early.',
      },
      {
        title: 'Act and stage from one crew',
        text: 'Risers, microphones, monitors and light arrive with the players, so nobody finds out at bump-in that no one packed the drum rug.',
      },
    ],
    included: [
      'Soloist, duo, trio or band to suit the hour',
      'Song list agreed before the date',
      'Vocal and instrument microphones',
      'Sound check before guests arrive',
      'Playlist through the breaks',
    ],
    gallery: [bandsAcoustic2Picture, sundayAcousticPicture, weddingsHorizonPicture, instrumentMicKitPicture],
    serviceType: 'Live band and acoustic act hire',
    availability: 'A soloist or duo can often be found in 2 weeks; allow 6 weeks or more for a full band.',
    cta: {
      primary: { text: 'Find an Act', action: 'contact' },
      secondary: { text: 'Request a Song List', action: 'contact' },
    },
    seo: {
      title: 'Live Bands & Acoustic Acts, Sydney',
      description:
        'Soloists, duos and full bands for ceremonies, lunches and receptions around Sydney, with the song list agreed and the sound brought along.',
      ogImage: bandsAcousticPicture,
    },
  },
  karaoke: {
    title: 'Your Turn to Sing',
    summary:
      'A karaoke night with screen, microphones, sound and a host who keeps the queue moving. It suits RSL and bowls clubs, office parties and any birthday where somebody has been practising in the car.',
    benefits: [
      {
        title: 'A host who goes first',
        text: 'The first singer is the hardest to find, so the host opens, calls names kindly, joins in when someone loses the line and keeps the list fair.',
      },
      {
        title: 'Lyrics the whole room can read',
        text: 'Words go up on a screen for the singer and for the tables, large enough that the back row can take over the chorus.',
      },
      {
        title: 'A queue nobody has to guess',
        text: "Guests hand over a song and a name, and the host calls who is next and who follows. Duets, encores and the boss's number get their slots.",
      },
      {
        title: 'Volume with manners',
        text: 'Microphones are balanced for shouters and whisperers alike. With raffle or dinner next door, the speakers face in and stay low.',
      },
    ],
    included: [
      'Karaoke host for the whole session',
      'Lyric screen that faces the room',
      'Pair of microphones and powered speakers',
      'Song list for guests to choose from',
      'Set-up before doors, pack-down after the last song',
    ],
    gallery: [karaoke2Picture, fridayKaraokePicture, wirelessHandheldDualPicture],
    serviceType: 'Karaoke hire with host',
    availability: 'Weeknights are the easiest to find; for a Friday or Saturday give us 3 weeks.',
    cta: {
      primary: { text: 'Book Karaoke', action: 'contact' },
      secondary: { text: 'Tell Us About the Room', action: 'contact' },
    },
    contactLabel: 'Book Karaoke',
    seo: {
      title: 'Karaoke Hire with a Host, Sydney',
      description:
        'Karaoke for clubs, offices and birthdays in Sydney: lyric screen, 2 microphones, speakers and a host who sings first and keeps the queue fair.',
      ogImage: karaokePicture,
    },
  },
  'av-hire': {
    title: 'Tested, Packed, Ready',
    summary:
      'DJ gear, speakers, microphones, lights and staging by the day, for people who know what they need and for those who would sooner ask. Each item is tested before it leaves and again when it comes back.',
    benefits: [
      {
        title: 'Choose from the catalogue',
        text: 'Search by name or category, add what you like to a quote and send it. We reply with availability and a total before you commit to anything.',
      },
      {
        title: 'Cables in the case',
        text: 'Power and signal leads are packed with the gear, along with basic spares, because a missing adaptor at 6 pm on a Saturday is a long drive.',
      },
      {
        title: 'Someone to ring',
        text: 'If something will not work, call us. Most faults are a switch or a lead, and when it is urgent a technician can be sent.',
      },
      {
        title: 'Collected or delivered',
        text: 'Take it in your own car, or have it delivered and picked up. For a school musical or a season of markets, ask about long-term rates.',
      },
    ],
    included: [
      'Hire period of 24 hours as standard',
      'Testing before hire and on return',
      'Power and signal cables with basic spares',
      'Advice on the right size for your room',
      'Delivery and pickup if you want it',
    ],
    gallery: [warehousePicture, speakersPicture, djEquipmentPicture, avEquipmentPicture, productionPicture],
    serviceType: 'Audio-visual equipment hire',
    availability:
      'The default hire is 24 hours; the starting price shown is for a DJ controller, and long-term hire is quoted on request.',
    cta: {
      primary: { text: 'Browse the Catalogue', action: 'av-hire' },
      secondary: { text: 'Ask About Long-Term Hire', action: 'contact' },
    },
    seo: {
      title: 'AV Hire by the Day in Sydney',
      description:
        'Hire speakers, microphones, lights, DJ decks and staging for 24 hours in Sydney. Tested before it leaves, cables packed, delivery on request.',
      ogImage: avHirePicture,
    },
  },
  'av-engineering-installation': {
    title: 'Sound That Stays Put',
    summary:
      'Permanent sound, screens and control for clubs, churches, schools, boardrooms and bars. We survey the room, draw the system, install it around your hours and teach your staff to run it.',
    benefits: [
      {
        title: 'Drawn from the room outward',
        text: 'Hard floors, low ceilings and glass decide which speakers go where. We measure and listen, and draw the coverage before any equipment is chosen.',
      },
      {
        title: 'Labelled at both ends',
        text: 'Every cable has a number that stands on the drawing, and the rack is laid out so that a stranger can trace a fault in the middle of dinner service.',
      },
      {
        title: 'Zones your staff can use',
        text: 'The match in the bar, bingo in the lounge, quiet in the bistro: each area has its own source and volume, under names that staff already use.',
      },
      {
        title: 'Work around your trading',
        text: 'Drilling is kept for mornings and closed days. Mains circuits are for a licensed electrician, who gets our load list and rack drawing first.',
      },
    ],
    included: [
      'Site survey and system drawings',
      'Equipment schedule and itemised quote',
      'Installation, rack wiring and labels',
      'Tuning and testing in the finished room',
      'Staff training and a printed guide',
    ],
    gallery: [avEngineeringInstallation2Picture, columnArrayPicture, mixingConsolePicture],
    serviceType: 'Audio-visual system design and installation',
    availability: 'It starts with a survey; installation dates follow once drawings and quote are agreed.',
    cta: {
      primary: { text: 'Book a Site Survey', action: 'contact' },
      secondary: { text: 'Describe Your Venue', action: 'contact' },
    },
    contactLabel: 'Book a Site Survey',
    seo: {
      title: 'AV Installation for Venues, Sydney',
      description:
        'Fixed sound, screens and control for clubs, schools, churches and boardrooms in Sydney: surveyed, drawn, installed, labelled and taught.',
      ogImage: avEngineeringInstallationPicture,
    },
  },
  'photography-videography': {
    title: 'The Night, Kept',
    summary:
      'Photographers and camera operators who know how a show is lit and where to stand when the cue comes. Stills, a highlights film or a full record of the speeches, planned around your run sheet.',
    benefits: [
      {
        title: 'A shot list before the date',
        text: 'Names, sponsors, family groups and the moments that happen once go on paper, so nobody asks at midnight whether the cake was photographed.',
      },
      {
        title: 'At home in low light',
        text: 'Dance floors are dark and beams are bright. We expose for faces, keep the colour of the light, and use flash only where it disturbs no one.',
      },
      {
        title: 'Speeches you can hear',
        text: 'For video we take a feed from the sound desk as well as the camera microphone, so a toast is heard above the cutlery and chairs.',
      },
      {
        title: 'Cut for where it will be seen',
        text: 'A wide film for the website, upright cuts for phones, large stills for print: tell us the uses, and the quote lists each one.',
      },
    ],
    included: [
      'Planning call and written shot list',
      'Photographer, camera operator or both',
      'Edited and colour-corrected stills',
      'Edited film when videography is booked',
      'Download link to keep and share',
    ],
    gallery: [photographyVideography2Picture, corporateHorizonPicture, saturdayDjPicture, weddingsPicture],
    serviceType: 'Event photography and videography',
    availability: 'Book photography or videography alone or together, 4 weeks ahead where you can.',
    alsoFrom: [{ label: 'Videography', price: 700 }],
    cta: {
      primary: { text: 'Book a Photographer', action: 'contact' },
      secondary: { text: 'Ask About Video', action: 'contact' },
    },
    contactLabel: 'Book a Photographer',
    seo: {
      title: 'Event Photography & Video, Sydney',
      description:
        'Photographers and camera operators for weddings, conferences and gigs in Sydney, with a shot list, speech audio and edits for every use.',
      ogImage: photographyVideographyPicture,
    },
  },
  'marketing-consultation': {
    title: 'Fill the Room',
    summary:
      'A plan to sell tickets, written by people who also build the stage: dates, posters, posts, listings and the budget behind them. It takes 6-8 weeks to work, because a poster first seen on the day is a souvenir.',
    benefits: [
      {
        title: 'Counted back from doors',
        text: 'Announcement, early tickets, line-up, reminder, last call: each has a date and someone to do it, so that nothing hangs on memory.',
      },
      {
        title: 'One look everywhere',
        text: 'Poster, post, ticket page and the screen behind the stage share a design, so people know the night again the second time they see it.',
      },
      {
        title: 'Local before wide',
        text: 'Shop windows, club noticeboards, school newsletters and community groups often cost less than ads. We list those near your venue first.',
      },
      {
        title: 'Spending you can follow',
        text: 'Each channel has its own budget and its own link. You see which of them sold tickets, and we move the money to where it is working.',
      },
    ],
    included: [
      'Planning session on audience and ticket price',
      'Week-by-week campaign calendar',
      'Poster and matching social post designs',
      'Wording for listings and the ticket page',
      'Report on what sold, after the event',
    ],
    gallery: [saturdayDjPicture, fridayKaraokePicture, sundayAcousticPicture],
    serviceType: 'Event marketing consultation',
    availability: 'Book 6-8 weeks ahead of the event, so that each stage of the campaign has its time.',
    cta: {
      primary: { text: 'Plan a Campaign', action: 'contact' },
      secondary: { text: 'Ask About Timing', action: 'contact' },
    },
    seo: {
      title: 'Event Marketing Consultation, Sydney',
      description:
        'A campaign calendar, posters, posts and listings to sell tickets to your Sydney event, with a budget for each channel. Book 6-8 weeks ahead.',
      ogImage: marketingConsultationPicture,
    },
  },
  dancers: {
    title: 'Make an Entrance',
    summary:
      'Dancers for gala openings, product reveals, themed parties and club nights, from a pair on podiums to a choreographed troupe. Music, costume and floor are settled together, so the number fits the stage.',
    benefits: [
      {
        title: 'Set to your cue',
        text: 'A number can open the doors, unveil the product or hand over to the band. The track is cut to length, and the last beat lands on your announcement.',
      },
      {
        title: 'Costumes for theme and guests',
        text: 'Feathers, black tie, neon or disco: you see pictures before you decide, and we ask who will be watching, from school families to a late club.',
      },
      {
        title: 'A floor that is kind to ankles',
        text: 'We check size, slope and surface, and keep cables, confetti and wet fog off it. Grass, pavers and damp decking change the routine.',
      },
      {
        title: 'Light that follows the steps',
        text: 'The lighting operator gets the counts as well as the track, so beams hit with the music and faces are lit when the line turns front.',
      },
    ],
    included: [
      'Dancers in the number you choose',
      'Choreography to a track agreed with you',
      'Costumes suited to the theme',
      'Stage check and a walk-through on the day',
      'Cue list for the DJ and the lighting operator',
    ],
    gallery: [],
    serviceType: 'Dance performance hire',
    availability: 'Allow 4 weeks for a routine to your own track; podium dancers can be arranged sooner.',
    cta: {
      primary: { text: 'Book Dancers', action: 'contact' },
      secondary: { text: 'Share Your Theme', action: 'contact' },
    },
    seo: {
      title: 'Dancers for Events in Sydney',
      description:
        'Podium dancers and choreographed troupes for galas, launches and club nights in Sydney, with costumes, cues and floor agreed beforehand.',
      ogImage: dancersPicture,
    },
  },
  'roving-interactive': {
    title: 'The Show Comes to You',
    summary:
      'Stilt walkers, close-up magicians, glowing costumes and games that move through arrivals, foyers and street fairs. No stage needed: a clear path, a place to change and somewhere out of the wind will do.',
    benefits: [
      {
        title: 'Made for waiting minutes',
        text: 'Queues, foyers and the gap between ceremony and dinner are where guests reach for their phones. An act beside them gives the phone something to do.',
      },
      {
        title: 'Short sets, real rests',
        text: 'Stilts and big costumes are heavy, so acts work in sets of 20 to 30 minutes. With 2 acts we stagger the breaks and the crowd is never left alone.',
      },
      {
        title: 'Routes walked first',
        text: 'Stilts want height, level ground and dry tiles, and wings stay folded in a strong wind. We agree on a path with the venue and mark the kerbs.',
      },
      {
        title: 'Gentle with shy guests',
        text: 'Performers read faces, and nobody is pulled into a trick. For school fêtes and council family days the acts are picked with children in mind.',
      },
    ],
    included: [
      'Roving act in full costume',
      'Props, and music where the act uses it',
      'Route and set times agreed with the venue',
      'Breaks written into your run sheet',
      'Wet-weather plan for outdoor sites',
    ],
    gallery: [],
    serviceType: 'Roving and interactive entertainment hire',
    availability: 'Ask 3 weeks ahead for a single act; a theme with several takes longer to cast.',
    cta: {
      primary: { text: 'Book an Act', action: 'contact' },
      secondary: { text: 'Describe the Crowd', action: 'contact' },
    },
    seo: {
      title: 'Roving & Interactive Acts, Sydney',
      description:
        'Stilt walkers, close-up magic and glowing costumes for arrivals, foyers, fêtes and street fairs in Sydney. No stage needed, priced per act.',
      ogImage: rovingInteractivePicture,
    },
  },
} as const satisfies Record<ServiceSlug, ServiceDetail>
