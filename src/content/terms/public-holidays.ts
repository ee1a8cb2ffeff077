import type { PublicHoliday } from '../schemas/terms'

/**
 * The public holidays of New South Wales, as YYYY-MM-DD. Source: the Public Holidays Act 2010 (NSW) and the order that
 * adds a Monday after Anzac Day in 2026 and 2027, as published by the NSW Government. Add a year before the last one ends.
 */
export const publicHolidays = [
  { date: '2026-01-01', name: "New Year's Day" },
  { date: '2026-01-26', name: 'Australia Day' },
  { date: '2026-04-03', name: 'Good Friday' },
  { date: '2026-04-04', name: 'Easter Saturday' },
  { date: '2026-04-05', name: 'Easter Sunday' },
  { date: '2026-04-06', name: 'Easter Monday' },
  { date: '2026-04-25', name: 'Anzac Day' },
  { date: '2026-04-27', name: 'Anzac Day holiday' },
  { date: '2026-06-08', name: "King's Birthday" },
  { date: '2026-10-05', name: 'Labour Day' },
  { date: '2026-12-25', name: 'Christmas Day' },
  { date: '2026-12-26', name: 'Boxing Day' },
  { date: '2026-12-28', name: 'Boxing Day holiday' },
  { date: '2027-01-01', name: "New Year's Day" },
  { date: '2027-01-26', name: 'Australia Day' },
  { date: '2027-03-26', name: 'Good Friday' },
  { date: '2027-03-27', name: 'Easter Saturday' },
  { date: '2027-03-28', name: 'Easter Sunday' },
  { date: '2027-03-29', name: 'Easter Monday' },
  { date: '2027-04-25', name: 'Anzac Day' },
  { date: '2027-04-26', name: 'Anzac Day holiday' },
  { date: '2027-06-14', name: "King's Birthday" },
  { date: '2027-10-04', name: 'Labour Day' },
  { date: '2027-12-25', name: 'Christmas Day' },
  { date: '2027-12-26', name: 'Boxing Day' },
  { date: '2027-12-27', name: 'Christmas Day holiday' },
  { date: '2027-12-28', name: 'Boxing Day holiday' },
  { date: '2028-01-01', name: "New Year's Day" },
  { date: '2028-01-03', name: "New Year's Day holiday" },
  { date: '2028-01-26', name: 'Australia Day' },
  { date: '2028-04-14', name: 'Good Friday' },
  { date: '2028-04-15', name: 'Easter Saturday' },
  { date: '2028-04-16', name: 'Easter Sunday' },
  { date: '2028-04-17', name: 'Easter Monday' },
  { date: '2028-04-25', name: 'Anzac Day' },
  { date: '2028-06-12', name: "King's Birthday" },
  { date: '2028-10-02', name: 'Labour Day' },
  { date: '2028-12-25', name: 'Christmas Day' },
  { date: '2028-12-26', name: 'Boxing Day' },
] as const satisfies readonly PublicHoliday[]

export const publicHolidayDates: readonly string[] = publicHolidays.map(({ date }) => date)
