import corporateHorizonPicture from '../../../pictures/packages/corporate-horizon.webp?picture'
import weddingsPicture from '../../../pictures/packages/weddings.webp?picture'
import photographyVideography2Picture from '../../../pictures/services/photography-videography-2.webp?picture'
import photographyVideographyPicture from '../../../pictures/services/photography-videography.webp?picture'
import saturdayDjPicture from '../../../pictures/weekly/saturday-dj.webp?picture'
import { getServiceName } from '../service-names'
import type { Service, ServiceDetail } from '../services'

export const service: Service = {
  ...getServiceName('photography-videography'),
  teaser: 'Stills and film of the night, planned around the run sheet.',
  gel: 'amber',
  image: photographyVideographyPicture,
  startingFrom: 450,
}

export const detail: ServiceDetail = {
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
}
