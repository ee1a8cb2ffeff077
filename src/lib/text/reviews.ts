import { formatMonth } from '../dates/month'
import { formatCount } from './quantities'

/** The sources that people know by another name than that of their site. */
const SOURCES = [
  { name: 'Google', hosts: /(?:^|\.)(?:google\.com(?:\.au)?|g\.page|goo\.gl)$/ },
  { name: 'Facebook', hosts: /(?:^|\.)(?:facebook\.com|fb\.com)$/ },
  { name: 'Easy Weddings', hosts: /(?:^|\.)easyweddings\.com\.au$/ },
]

/** The name of the site that an address belongs to: 'Google', or 'reviews.example' for one that is not listed. */
function getSource(url: string): string {
  const host = new URL(url).hostname
  return SOURCES.find(({ hosts }) => hosts.test(host))?.name ?? host.replace(/^www\./, '')
}

/** The original of a testimonial. `month` is YYYY-MM. */
type Review = { url: string; month: string }

/** What a source says of the company in all. `value` is out of 5, `date` the day on which it was read. */
export type Rating = { url: string; value: number; count: number; date: string }

/** 'Google review, March 2026'. */
export const formatReview = ({ url, month }: Review): string =>
  `${getSource(url)} review, ${formatMonth(month)}`

/** '4.9 out of 5 from 87 reviews at Google, November 2026'. */
export const formatRating = ({ url, value, count, date }: Rating): string =>
  `${value} out of 5 from ${formatCount(count, 'review')} at ${getSource(url)}, ${formatMonth(date)}`
