import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addDays, sydneyToday } from '../../src/lib/dates/dates'
import { type Client, startBackend, type TestBackend } from '../support/backend/backend'
import { silenceErrors } from '../support/console'

let backend: TestBackend
let clients: Record<'visitor' | 'stranger' | 'admin', Client>

beforeAll(async () => {
  silenceErrors()
  backend = await startBackend()
  clients = {
    visitor: backend.visitor(),
    stranger: await backend.signUp('stranger@example.com'),
    admin: await backend.signUp('admin@southbeam.example'),
  }
})
afterAll(() => backend.stop())

let [yesterday, today, tomorrow] = ['', '', '']
beforeEach(async () => {
  silenceErrors()
  today = sydneyToday(new Date())
  ;[yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)]
  await backend.sql(`delete from full_days`)
  await backend.sql(`insert into full_days values ('${yesterday}'), ('${today}')`)
})

const readDays = async () =>
  (await backend.sql('select day::text from full_days order by day')).map(({ day }) => day)

it.each(['visitor', 'stranger', 'admin'] as const)(
  'a %s reads the full days from today in Sydney on, and no earlier ones',
  async (role) => {
    const { data } = await clients[role].from('full_days').select('day').order('day')
    expect(data).toEqual([{ day: today }])
  },
)

it.each(['visitor', 'stranger'] as const)('a %s changes no day', async (role) => {
  const table = () => clients[role].from('full_days')
  expect((await table().insert({ day: tomorrow })).error).not.toBeNull()
  await table().delete().eq('day', today)
  expect(await readDays()).toEqual([yesterday, today])
})

it('an admin marks a day and takes it back', async () => {
  const table = () => clients.admin.from('full_days')
  expect((await table().insert({ day: tomorrow })).error).toBeNull()
  expect((await table().insert({ day: tomorrow })).error?.code).toBe('23505')
  expect(await readDays()).toEqual([yesterday, today, tomorrow])
  expect((await table().delete().eq('day', today)).error).toBeNull()
  expect(await readDays()).toEqual([yesterday, tomorrow])
})

it('nobody moves a day to another one', async () => {
  const { error } = await clients.admin.from('full_days').update({ day: tomorrow }).eq('day', today)
  expect(error).not.toBeNull()
})
