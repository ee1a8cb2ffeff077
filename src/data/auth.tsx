import type { AuthError, User } from '@supabase/supabase-js'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { readStored, removeStored, writeStored } from '../lib/storage'
import { getSupabase, NoBackendError, removeSession } from './supabase'

/** `error` is the server's message if it refused, to be shown as it is. */
type AuthResult = { error: string | null }

type Auth = {
  user: User | null
  /** True until the stored session has been checked. */
  loading: boolean
  /** False if there is no backend to sign in to. */
  isConfigured: boolean
  /** Whether the user followed a recovery link and has to choose a new password. */
  isRecovering: boolean
  /** `captchaToken` is the token of the widget, if the build has one. The same applies to the next two. */
  signIn: (email: string, password: string, captchaToken?: string) => Promise<AuthResult>
  /** `needsConfirmation` means that the user must first follow the link in a confirmation email. */
  signUp: (
    email: string,
    password: string,
    captchaToken?: string,
  ) => Promise<AuthResult & { needsConfirmation: boolean }>
  /**
   * Removes the session from this browser immediately, then ends it on the server; the sessions
   * of other devices continue. Resolves after that, even if the server
   * cannot be reached. Never rejects.
   */
  signOut: () => Promise<void>
  sendPasswordReset: (email: string, captchaToken?: string) => Promise<AuthResult>
  updatePassword: (password: string) => Promise<AuthResult>
}

type State = Pick<Auth, 'user' | 'loading' | 'isConfigured' | 'isRecovering'>

const AuthContext = createContext<Auth | null>(null)

/**
 * The signed-in user and the functions to sign in and out. Throws outside of an AuthProvider. The functions resolve with
 * the server's message if it refused, and reject if anything else goes wrong.
 */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

const AUTH_PAGE = '/eventsadmin'

/** Holds the id of the user who has to choose a new password. It survives a reload, which the recovery link does not. */
const RECOVERY_KEY = 'recovering-user'

/** The auth server's answer to a second email within a minute, which it sends only to addresses that have an account. */
const MAIL_LIMIT_CODE = 'over_email_send_rate_limit'

/** Provides the session, which supabase-js restores on load, refreshes, and removes if a refresh is refused. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(() => signedOutState({ loading: true }))

  useEffect(() => {
    let unsubscribe: (() => void) | undefined
    let ignore = false
    // supabase-js removes the hash on load, so read it first.
    const isFromLink = window.location.hash.includes('access_token=')
    getSupabase().then(
      (supabase) => {
        if (ignore) return
        const { data } = supabase.auth.onAuthStateChange((event, session) => {
          const user = session?.user ?? null
          if (event === 'PASSWORD_RECOVERY' && user) writeStored(RECOVERY_KEY, user.id, 'session')
          if (!user) removeStored(RECOVERY_KEY, 'session')
          const update = () =>
            setState({ user, loading: false, isConfigured: true, isRecovering: user !== null && isRecovering(user) })
          // After a link, PASSWORD_RECOVERY follows in the next task.
          if (event === 'INITIAL_SESSION' && isFromLink) setTimeout(update)
          else update()
        })
        unsubscribe = () => data.subscription.unsubscribe()
      },
      (error: unknown) => {
        const isConfigured = !(error instanceof NoBackendError)
        if (isConfigured) console.error('Could not reach the backend to sign in', error)
        if (!ignore) setState(signedOutState({ isConfigured }))
      },
    )
    return () => {
      ignore = true
      unsubscribe?.()
    }
  }, [])

  const auth = useMemo<Auth>(
    () => ({
      ...state,
      async signIn(email, password, captchaToken) {
        const options = { captchaToken }
        const { error } = await (await getSupabase()).auth.signInWithPassword({ email, password, options })
        return { error: getErrorMessage(error) }
      },
      async signUp(email, password, captchaToken) {
        const options = { captchaToken }
        const { data, error } = await (await getSupabase()).auth.signUp({ email, password, options })
        if (error?.code === MAIL_LIMIT_CODE) return { error: null, needsConfirmation: true }
        if (!error && !data.user) throw new TypeError('Response has no user')
        return { error: getErrorMessage(error), needsConfirmation: !error && data.session === null }
      },
      async signOut() {
        const accessToken = removeSession()
        removeStored(RECOVERY_KEY, 'session')
        setState(signedOutState())
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
      },
      async sendPasswordReset(email, captchaToken) {
        const options = { redirectTo: window.location.origin + AUTH_PAGE, captchaToken }
        const { error } = await (await getSupabase()).auth.resetPasswordForEmail(email, options)
        if (error?.code === MAIL_LIMIT_CODE) return { error: null }
        return { error: getErrorMessage(error) }
      },
      async updatePassword(password) {
        const { error } = await (await getSupabase()).auth.updateUser({ password })
        if (!error) {
          removeStored(RECOVERY_KEY, 'session')
          setState((current) => ({ ...current, isRecovering: false }))
        }
        return { error: getErrorMessage(error) }
      },
    }),
    [state],
  )

  return <AuthContext value={auth}>{children}</AuthContext>
}

const isRecovering = ({ id }: User) => readStored(RECOVERY_KEY, v.parser(v.string()), 'session') === id

function signedOutState(overrides: Partial<State> = {}): State {
  return { user: null, loading: false, isConfigured: true, isRecovering: false, ...overrides }
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

/**
 * Returns whether the signed-in account is on the list of admins, or null if that could not be checked, which is logged.
 * An account whose session has ended on the server is no admin either: its session is then removed from this browser.
 */
export async function getIsAdmin(): Promise<boolean | null> {
  try {
    const supabase = await getSupabase()
    const { data, error, status } = await supabase.rpc('is_admin')
    if (data === false || status === 401) {
      const response = await supabase.auth.getUser()
      if (getErrorMessage(response.error) !== null) await supabase.auth.signOut({ scope: 'local' })
    }
    if (error) throw error
    if (typeof data !== 'boolean') throw new TypeError('Response is not a boolean')
    return data
  } catch (error) {
    console.error('Could not check admin status', error)
    return null
  }
}
