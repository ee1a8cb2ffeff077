import marketingConsultationPicture from '../../../pictures/services/marketing-consultation.webp?picture'
import fridayKaraokePicture from '../../../pictures/weekly/friday-karaoke.webp?picture'
import saturdayDjPicture from '../../../pictures/weekly/saturday-dj.webp?picture'
import sundayAcousticPicture from '../../../pictures/weekly/sunday-acoustic.webp?picture'
import { getServiceName } from '../service-names'
import type { Service, ServiceDetail } from '../services'

export const service: Service = {
  ...getServiceName('marketing-consultation'),
  teaser: 'Posters, posts and a ticket plan, begun 6-8 weeks ahead.',
  gel: 'amber',
  image: marketingConsultationPicture,
  startingFrom: 800,
}

export const detail: ServiceDetail = {
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
}
