import type { AuthError, User } from '@supabase/supabase-js'
import { getSupabase, removeSession } from './supabase'

// The calls to sign in and out resolve with the server's message if it refused, and reject if anything else goes wrong.

/** `error` is the server's message if it refused, to be shown as it is. */
type AuthResult = { error: string | null }

type Session = {
  user: User | null
  /** The user followed a recovery link and has to choose a new password. */
  isRecovering: boolean
}

/** The user has followed a recovery link since the page was loaded. */
let isRecovering = false

/** The auth server's answer to a second email within a minute, which it sends only to addresses that have an account. */
const MAIL_LIMIT_CODE = 'over_email_send_rate_limit'

/** The name of the errors of supabase-js for a server that cannot be reached. The session and the hash are then kept. */
const NETWORK_ERROR = 'AuthRetryableFetchError'

/**
 * Calls `onChange` with the session and with every change of it, until `signal` aborts. supabase-js restores the session
 * on load, refreshes it, and removes it if a refresh is refused. Rejects like `getSupabase`, and if the server cannot be
 * reached to refresh the session or to follow a link. The page can then be reloaded to try again.
 */
export async function watchSession(
  onChange: (session: Session) => void,
  signal: AbortSignal,
): Promise<void> {
  // supabase-js removes the hash on load, so read it first.
  const isFromLink = window.location.hash.includes('access_token=')
  const { auth } = await getSupabase()
  if (signal.aborted) return
  const notify = (user: User | null = null) => {
    if (!signal.aborted) onChange({ user, isRecovering })
  }
  const { data } = auth.onAuthStateChange((event, session) => {
    // supabase-js tells all tabs. The others go on with what they show.
    if (event === 'PASSWORD_RECOVERY') isRecovering = isFromLink
    if (event === 'USER_UPDATED' || !session) isRecovering = false
    // Has no session either if the server cannot be reached.
    if (event !== 'INITIAL_SESSION') notify(session?.user)
  })
  signal.addEventListener('abort', () => data.subscription.unsubscribe())

  const link = await auth.initialize()
  // After a link, PASSWORD_RECOVERY follows in the next task.
  if (isFromLink) await new Promise((resolve) => setTimeout(resolve))
  const stored = await auth.getSession()
  const failure = [link.error, stored.error].find((error) => error?.name === NETWORK_ERROR)
  if (failure) {
    data.subscription.unsubscribe()
    throw failure
  }
  notify(stored.data.session?.user)
}

/** `captchaToken` is the token of the widget, if the build has one, as in `signUp` and `sendPasswordReset`. */
export async function signIn(
  email: string,
  password: string,
  captchaToken?: string,
): Promise<AuthResult> {
  const { auth } = await getSupabase()
  const { error } = await auth.signInWithPassword({ email, password, options: { captchaToken } })
  return { error: getErrorMessage(error) }
}

/** `needsConfirmation` means that the user must first follow the link in a confirmation email. */
export async function signUp(
  email: string,
  password: string,
  captchaToken?: string,
): Promise<AuthResult & { needsConfirmation: boolean }> {
  const { auth } = await getSupabase()
  const { data, error } = await auth.signUp({ email, password, options: { captchaToken } })
  if (error?.code === MAIL_LIMIT_CODE) return { error: null, needsConfirmation: true }
  return { error: getErrorMessage(error), needsConfirmation: !error && data.session === null }
}

export async function sendPasswordReset(email: string, captchaToken?: string): Promise<AuthResult> {
  const { auth } = await getSupabase()
  const options = { redirectTo: `${window.location.origin}/eventsadmin`, captchaToken }
  const { error } = await auth.resetPasswordForEmail(email, options)
  return { error: error?.code === MAIL_LIMIT_CODE ? null : getErrorMessage(error) }
}

export async function updatePassword(password: string): Promise<AuthResult> {
  const { auth } = await getSupabase()
  const { error } = await auth.updateUser({ password })
  return { error: getErrorMessage(error) }
}

/**
 * Removes the session from this browser immediately, then ends it on the server; the sessions of other devices continue.
 * Resolves after that, even if the server cannot be reached. Never rejects.
 */
export async function signOut(): Promise<void> {
  const accessToken = removeSession()
  try {
    const { auth } = await getSupabase()
    // Makes no request, because the session is gone. Tells the other tabs.
    await auth.signOut({ scope: 'local' })
    if (!accessToken) return
    const { error } = await auth.admin.signOut(accessToken, 'local')
    if (error) throw error
  } catch (error) {
    console.error('Could not sign out on the server', error)
  }
}

/**
 * Returns the server's message if it refused the request (status 4xx). Throws every other error, because its message
 * comes from supabase-js and is not meant for visitors: the status is 0 without a network, 5xx for a failing server or a
 * malformed session, and undefined for a response that is not JSON.
 */
function getErrorMessage(error: AuthError | null): string | null {
  if (!error) return null
  const isRefused = error.status !== undefined && error.status >= 400 && error.status < 500
  if (!isRefused) throw error
  return error.message
}

/** The status of a server that has had too many requests lately. It says nothing about the session. */
const TOO_MANY_REQUESTS = 429

/**
 * Returns whether the signed-in account is on the list of admins, or null if that could not be checked, which is logged.
 * An account whose session has ended on the server is not an admin either: its session is then removed from this browser.
 */
export async function getIsAdmin(): Promise<boolean | null> {
  try {
    const supabase = await getSupabase()
    const { data, error, status } = await supabase.rpc('is_admin')
    if (data === false || status === 401) {
      const response = await supabase.auth.getUser()
      const isRefused = getErrorMessage(response.error) !== null
      if (isRefused && response.error?.status !== TOO_MANY_REQUESTS)
        await supabase.auth.signOut({ scope: 'local' })
    }
    if (error) throw error
    if (typeof data !== 'boolean') throw new TypeError('Response is not a boolean')
    return data
  } catch (error) {
    console.error('Could not check admin status', error)
    return null
  }
}
