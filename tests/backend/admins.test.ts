import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, PASSWORD, startBackend, type TestBackend } from '../support/backend/backend'
import { silenceErrors } from '../support/console'

const OWNER = 'owner@southbeam.example'
const OTHER = 'other@example.com'
const NEW_PASSWORD = 'battery staple'

// With email confirmation, as on a hosted project.
let backend: TestBackend
beforeAll(async () => {
  backend = await startBackend({ confirmEmails: true })
})
afterAll(() => backend.stop())

beforeEach(async () => {
  silenceErrors()
  await backend.sql('delete from admins; delete from auth.users')
  backend.mails.length = 0
})

const addAdmin = (email: string) => backend.sql(`insert into admins (email) values ('${email}')`)

/** Creates a client that keeps using an access token, even after it has been signed out. */
async function keepToken(client: Client): Promise<Client> {
  const { data } = await client.auth.getSession()
  return backend.visitor(data.session?.access_token)
}

/** Follows the link in the last email to an address, and returns a client with the session that the link gives. */
async function followMail(to: string): Promise<Client> {
  const link = backend.mails.findLast((mail) => mail.to === to)?.link ?? ''
  const { headers } = await fetch(link, { redirect: 'manual' })
  const tokens = new URLSearchParams(new URL(headers.get('Location') ?? '').hash.slice(1))
  const client = backend.visitor()
  const { error } = await client.auth.setSession({
    access_token: tokens.get('access_token') ?? '',
    refresh_token: tokens.get('refresh_token') ?? '',
  })
  if (error) throw error
  return client
}

async function signIn(email: string, password: string): Promise<Client> {
  const client = backend.visitor()
  await client.auth.signInWithPassword({ email, password })
  return client
}

const signUp = (email: string, password = PASSWORD) =>
  backend.visitor().auth.signUp({ email, password })

async function signUpAndConfirm(email: string): Promise<Client> {
  await signUp(email)
  return followMail(email)
}

/** The step after being added: "Forgot password?", the link in the email, and a new password. */
async function recover(email: string): Promise<Client> {
  await backend.visitor().auth.resetPasswordForEmail(email)
  const client = await followMail(email)
  const { error } = await client.auth.updateUser({ password: NEW_PASSWORD })
  if (error) throw error
  return client
}

async function canEdit(client: Client): Promise<boolean> {
  const input = { title: 'New', description: 'Words', image: '/x.jpg', event_date: '2026-11-20' }
  const { error } = await client.from('events').insert(input)
  const { data: isAdmin } = await client.rpc('is_admin')
  expect(isAdmin ?? false).toBe(error === null)
  return error === null
}

describe('becoming an admin', () => {
  it('takes a confirmed account, a row in the list, and then a new password', async () => {
    await signUpAndConfirm(OWNER)
    await addAdmin(OWNER)
    expect(await canEdit(await recover(OWNER))).toBe(true)
    expect(await canEdit(await signIn(OWNER, NEW_PASSWORD))).toBe(true)
  })

  it('is refused before the address is confirmed', async () => {
    await expect(addAdmin(OWNER)).rejects.toThrow(`no account has confirmed the address ${OWNER}`)
    await signUp(OWNER)
    await expect(addAdmin(OWNER)).rejects.toThrow(`no account has confirmed the address ${OWNER}`)
    expect(await canEdit(await followMail(OWNER))).toBe(false)
  })

  it('gives nothing to a stranger who signed up with the address before its owner confirmed it', async () => {
    await signUp(OWNER, 'password of the stranger')
    await followMail(OWNER)
    const stranger = await signIn(OWNER, 'password of the stranger')
    const strangersToken = await keepToken(stranger)
    expect((await stranger.auth.getUser()).data.user?.email).toBe(OWNER)

    await addAdmin(OWNER)
    expect(await canEdit(strangersToken)).toBe(false)
    expect((await stranger.auth.refreshSession()).error).not.toBeNull()
    expect(await canEdit(await signIn(OWNER, 'password of the stranger'))).toBe(false)

    expect(await canEdit(await recover(OWNER))).toBe(true)
    expect(await canEdit(strangersToken)).toBe(false)
    expect(await canEdit(await signIn(OWNER, 'password of the stranger'))).toBe(false)
  })

  it('gives nothing to an account that signs up again with the address of a deleted one', async () => {
    await signUpAndConfirm(OWNER)
    await addAdmin(OWNER)
    await backend.sql('delete from auth.users')
    expect(await backend.sql('select email from admins')).toEqual([])
    expect(await canEdit(await signUpAndConfirm(OWNER))).toBe(false)
  })

  // The auth service keeps the date of the confirmation when the address changes.
  it('gives nothing to an account that takes over the address of an admin', async () => {
    await signUpAndConfirm(OWNER)
    await addAdmin(OWNER)
    const admin = await recover(OWNER)
    const stranger = await signUpAndConfirm(OTHER)
    const changeEmail = (from: string, to: string) =>
      backend.sql(`update auth.users set email = '${to}' where email = '${from}'`)

    await changeEmail(OWNER, 'moved@example.com')
    await changeEmail(OTHER, OWNER)
    expect(await canEdit(stranger)).toBe(false)
    expect(await canEdit(await signIn(OWNER, PASSWORD))).toBe(false)
    // The row is for the address that the owner of the site wrote.
    expect(await canEdit(admin)).toBe(false)
  })

  it('lasts until the admin signs out', async () => {
    await signUpAndConfirm(OWNER)
    await addAdmin(OWNER)
    const admin = await recover(OWNER)
    const token = await keepToken(admin)
    expect(await canEdit(token)).toBe(true)
    await admin.auth.signOut()
    expect(await canEdit(token)).toBe(false)
  })
})
