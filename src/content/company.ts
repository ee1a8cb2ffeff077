/**
 * Who the company is: every business fact, once. The name, numbers and addresses are samples
 * (phones from the ranges that ACMA keeps for fiction) until the owner's own go in here.
 */
export const company = {
  name: 'Southbeam Events',
  /** The site's own address, for canonical links, share pictures and sitemap.xml. */
  url: 'https://southbeam.example',
  description: 'Sound, light, stages and the people who make a room move.',
  abn: '00 000 000 000 (sample)',
  /** Shown in this order. `tel` is what a phone dials. */
  phones: [
    { label: 'Office', display: '(02) 5550 0142', tel: '+61255500142' },
    { label: 'Mobile', display: '0491 570 156', tel: '+61491570156' },
  ],
  email: 'info@southbeam.example',
  location: 'Sutherland NSW',
  suburb: 'Sutherland',
  state: 'NSW',
  postcode: '2232',
  country: 'AU',
  /** How far the crew travels as a matter of course, in kilometres. */
  serviceRadiusKm: 100,
  /** Trading hours on the Sydney clock, 24-hour HH:MM. A day that is not listed is by appointment. */
  hours: [
    { label: 'Mon-Fri', days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
    { label: 'Sat', days: [6], opens: '10:00', closes: '16:00' },
    { label: 'Sun', days: [], opens: null, closes: null },
  ],
  claims: { yearsOfExperience: '10+', teamMembers: '20+', eventsDelivered: '1000+' },
  replyTime: '1-2 business days',
  social: [
    {
      name: 'Instagram',
      href: 'https://www.instagram.com/southbeam.example',
      ariaLabel: 'Southbeam Events on Instagram',
    },
    { name: 'Facebook', href: 'https://www.facebook.com/southbeam.example', ariaLabel: 'Southbeam Events on Facebook' },
  ],
  /** The address of a social-feed embed. Empty: the site shows its own pictures instead. */
  socialFeedUrl: '',
  /** Schema.org price marker: mid-level. */
  priceRange: '$$',
  copyrightYear: 2025,
} as const
