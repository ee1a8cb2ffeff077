import consoleFile from '../../pictures/about/console.webp?picture'
import crewFile from '../../pictures/about/crew.webp?picture'
import warehouseFile from '../../pictures/about/warehouse.webp?picture'
import stageDoorFile from '../../pictures/contact/stage-door.webp?picture'
import openCaseFile from '../../pictures/heroes/open-case.webp?picture'
import avEquipmentFile from '../../pictures/packages/av-equipment.webp?picture'
import djEquipmentFile from '../../pictures/packages/dj-equipment.webp?picture'
import functionsOutdoorsFile from '../../pictures/packages/functions-outdoors.webp?picture'
import productionFile from '../../pictures/packages/production.webp?picture'
import speakersFile from '../../pictures/packages/speakers.webp?picture'
import weddingsOutdoorsFile from '../../pictures/packages/weddings-outdoors.webp?picture'
import functionsHorizonFile from '../../pictures/scenes/functions-horizon.webp?picture'
import functionsPremiumFile from '../../pictures/scenes/functions-premium.webp?picture'
import weddingsDiamondFile from '../../pictures/scenes/weddings-diamond.webp?picture'
import weddingsHorizonFile from '../../pictures/scenes/weddings-horizon.webp?picture'
import weddingsPremiumFile from '../../pictures/scenes/weddings-premium.webp?picture'
import dancersFile from '../../pictures/services/dancers.webp?picture'
import liveMusicProduction2File from '../../pictures/services/live-music-production-2.webp?picture'
import ideasToLifeFile from '../../pictures/slides/ideas-to-life.webp?picture'
import fridayKaraokeFile from '../../pictures/weekly/friday-karaoke.webp?picture'
import saturdayDjFile from '../../pictures/weekly/saturday-dj.webp?picture'
import sundayAcousticFile from '../../pictures/weekly/sunday-acoustic.webp?picture'
import type { DescribedPicture } from '../lib/pictures'

// Pictures that a page shows, or more than one entry. All others are imported by the entry that shows them.

export const consolePicture: DescribedPicture = {
  ...consoleFile,
  alt: 'Lighting desk with glowing faders and screens',
}

export const crewPicture: DescribedPicture = {
  ...crewFile,
  alt: 'DJ with headphones and stage manager with a headset, dark against violet and teal light',
}

export const warehousePicture: DescribedPicture = {
  ...warehouseFile,
  alt: 'Warehouse with shelves of gear cases',
}

export const stageDoorPicture: DescribedPicture = {
  ...stageDoorFile,
  alt: 'Stage door at night, with gear cases waiting outside',
}

export const openCasePicture: DescribedPicture = {
  ...openCaseFile,
  alt: 'Open road case with four microphones, a receiver, a coil of cable and a DJ controller, lit from inside',
}

export const avEquipmentPicture: DescribedPicture = {
  ...avEquipmentFile,
  alt: 'Screen, projector, mixing desk and two wireless microphones',
}

export const djEquipmentPicture: DescribedPicture = {
  ...djEquipmentFile,
  alt: 'DJ decks on a table between two speakers',
}

export const functionsHorizonPicture: DescribedPicture = {
  ...functionsHorizonFile,
  alt: 'Guests with their arms up, well back from two fountains of sparks, with photos on a screen behind the DJ',
}

export const functionsOutdoorsPicture: DescribedPicture = {
  ...functionsOutdoorsFile,
  alt: 'DJ table and two speakers under a white pavilion in a garden lit pink and blue, with bar tables on the lawn',
}

export const functionsPremiumPicture: DescribedPicture = {
  ...functionsPremiumFile,
  alt: 'Guests dancing by an LED DJ booth, with teal and amber walls and flecks of light from a mirror ball',
}

export const productionPicture: DescribedPicture = {
  ...productionFile,
  alt: 'Truss with moving lights, and more lights on the floor below',
}

export const speakersPicture: DescribedPicture = {
  ...speakersFile,
  alt: 'Our speakers side by side, from slim columns to subwoofers',
}

export const weddingsDiamondPicture: DescribedPicture = {
  ...weddingsDiamondFile,
  alt: 'Couple dancing on a floor of low fog under a mirror ball, with guests around them and flecks of light on the walls',
}

export const weddingsHorizonPicture: DescribedPicture = {
  ...weddingsHorizonFile,
  alt: "Bride turning under the groom's arm among guests dancing with their arms up, under a draped ceiling of fairy lights",
}

export const weddingsOutdoorsPicture: DescribedPicture = {
  ...weddingsOutdoorsFile,
  alt: 'DJ table and two speakers under a white pavilion on a lawn at dusk, between tables set for dinner',
}

export const weddingsPremiumPicture: DescribedPicture = {
  ...weddingsPremiumFile,
  alt: "Couple's first dance under festoon lights, with a grandmother and a girl hand in hand among the guests and a DJ at a white booth",
}

export const dancersPicture: DescribedPicture = {
  ...dancersFile,
  alt: 'Dancers with swinging skirts and raised arms in beams of teal, blue and orange',
}

export const liveMusicProduction2Picture: DescribedPicture = {
  ...liveMusicProduction2File,
  alt: 'Amps, a guitar and a mixing desk on a stage under coloured beams',
}

export const ideasToLifePicture: DescribedPicture = {
  ...ideasToLifeFile,
  alt: 'Festival crowd in front of a stage full of lights',
}

export const fridayKaraokePicture: DescribedPicture = {
  ...fridayKaraokeFile,
  alt: 'Neon microphone in front of a red velvet curtain',
}

export const saturdayDjPicture: DescribedPicture = {
  ...saturdayDjFile,
  alt: 'Crowd with their hands up under a mirror ball',
}

export const sundayAcousticPicture: DescribedPicture = {
  ...sundayAcousticFile,
  alt: 'Acoustic guitar, lamp and microphone on a small stage',
}
