import consoleFile from '../../pictures/about/console.webp?picture'
import crewDawnFile from '../../pictures/about/crew-dawn.webp?picture'
import warehouseFile from '../../pictures/about/warehouse.webp?picture'
import stageDoorFile from '../../pictures/contact/stage-door.webp?picture'
import avEquipmentFile from '../../pictures/packages/av-equipment.webp?picture'
import corporateFile from '../../pictures/packages/corporate.webp?picture'
import djEquipmentFile from '../../pictures/packages/dj-equipment.webp?picture'
import functionsHorizonFile from '../../pictures/packages/functions-horizon.webp?picture'
import functionsPremiumFile from '../../pictures/packages/functions-premium.webp?picture'
import functionsFile from '../../pictures/packages/functions.webp?picture'
import productionFile from '../../pictures/packages/production.webp?picture'
import speakersFile from '../../pictures/packages/speakers.webp?picture'
import weddingsDiamondFile from '../../pictures/packages/weddings-diamond.webp?picture'
import weddingsHorizonFile from '../../pictures/packages/weddings-horizon.webp?picture'
import weddingsPremiumFile from '../../pictures/packages/weddings-premium.webp?picture'
import weddingsFile from '../../pictures/packages/weddings.webp?picture'
import dancersFile from '../../pictures/services/dancers.webp?picture'
import liveMusicProduction2File from '../../pictures/services/live-music-production-2.webp?picture'
import liveMusicProductionFile from '../../pictures/services/live-music-production.webp?picture'
import ideasToLifeFile from '../../pictures/slides/ideas-to-life.webp?picture'
import yourCanvasFile from '../../pictures/slides/your-canvas.webp?picture'
import fridayKaraokeFile from '../../pictures/weekly/friday-karaoke.webp?picture'
import saturdayDjFile from '../../pictures/weekly/saturday-dj.webp?picture'
import sundayAcousticFile from '../../pictures/weekly/sunday-acoustic.webp?picture'
import type { DescribedPicture } from '../lib/pictures'

// Pictures that more than one entry or page shows. All others are imported by the entry that shows them.

export const consolePicture: DescribedPicture = {
  ...consoleFile,
  alt: 'Lighting desk with lit faders and colour screens in front of a dark auditorium',
}

export const crewDawnPicture: DescribedPicture = {
  ...crewDawnFile,
  alt: 'Crew in silhouette rolling equipment cases up a truck ramp at dawn, a truss tower behind them',
}

export const warehousePicture: DescribedPicture = {
  ...warehouseFile,
  alt: 'Warehouse aisle between stacks of equipment cases, under a single shaft of light',
}

export const stageDoorPicture: DescribedPicture = {
  ...stageDoorFile,
  alt: 'Stage door in a brick wall at night, with equipment cases under one lamp',
}

export const avEquipmentPicture: DescribedPicture = {
  ...avEquipmentFile,
  alt: 'Framed screen with a projector, a mixing desk and two wireless microphones with their receiver',
}

export const corporatePicture: DescribedPicture = {
  ...corporateFile,
  alt: 'Conference stage with a lectern and a wide blue LED wall, seen over a dark audience',
}

export const djEquipmentPicture: DescribedPicture = {
  ...djEquipmentFile,
  alt: 'Two DJ players and a mixer on a lit table between two speakers on stands',
}

export const functionsPicture: DescribedPicture = {
  ...functionsFile,
  alt: 'Function room with uplit walls, dressed round tables and a mirror ball over the dance floor',
}

export const functionsHorizonPicture: DescribedPicture = {
  ...functionsHorizonFile,
  alt: 'DJ booth between cold sparks and subwoofers, with an LED screen and a mirror ball',
}

export const functionsPremiumPicture: DescribedPicture = {
  ...functionsPremiumFile,
  alt: 'LED-front DJ booth between two speakers on stands, four uplights on the wall and a mirror ball above',
}

export const productionPicture: DescribedPicture = {
  ...productionFile,
  alt: 'Truss hung with moving heads, LED bars and pars glowing below',
}

export const speakersPicture: DescribedPicture = {
  ...speakersFile,
  alt: 'Columns, speakers on poles, a tower, subwoofers and floor monitors lined up in blue and rose light',
}

export const weddingsPicture: DescribedPicture = {
  ...weddingsFile,
  alt: 'Long wedding table with flowers, candles and gold-rimmed plates under festoon lights at dusk',
}

export const weddingsDiamondPicture: DescribedPicture = {
  ...weddingsDiamondFile,
  alt: 'Low fog over a white dance floor, with festoon lights and a mirror ball above',
}

export const weddingsHorizonPicture: DescribedPicture = {
  ...weddingsHorizonFile,
  alt: 'White DJ booth behind a white dance floor with low fog, cold sparks on both sides, a guitar and stool in front, and a draped ceiling of fairy lights above',
}

export const weddingsPremiumPicture: DescribedPicture = {
  ...weddingsPremiumFile,
  alt: 'White DJ booth between two speakers, festoon lights above and round tables at the sides',
}

export const dancersPicture: DescribedPicture = {
  ...dancersFile,
  alt: 'Five dancers in silhouette in front of a violet and amber wall',
}

export const liveMusicProductionPicture: DescribedPicture = {
  ...liveMusicProductionFile,
  alt: 'Drum kit between amplifiers on an empty stage, lit by coloured beams',
}

export const liveMusicProduction2Picture: DescribedPicture = {
  ...liveMusicProduction2File,
  alt: 'Amplifiers and a guitar on a stage under crossing beams',
}

export const ideasToLifePicture: DescribedPicture = {
  ...ideasToLifeFile,
  alt: 'Festival stage with crossing beams and a striped sun on the LED wall, seen over a dark crowd',
}

export const yourCanvasPicture: DescribedPicture = {
  ...yourCanvasFile,
  alt: 'White studio washed in blue and rose, a ladder throwing coloured shadows beside flight cases',
}

export const fridayKaraokePicture: DescribedPicture = {
  ...fridayKaraokeFile,
  alt: 'Neon microphone, notes and a star glowing in front of a red velvet curtain',
}

export const saturdayDjPicture: DescribedPicture = {
  ...saturdayDjFile,
  alt: 'Mirror ball under a truss scattering violet and rose beams over a crowd with raised hands',
}

export const sundayAcousticPicture: DescribedPicture = {
  ...sundayAcousticFile,
  alt: 'Acoustic guitar on a small wooden stage between a glowing lamp and a microphone stand',
}
