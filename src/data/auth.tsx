import type { AuthError, User } from '@supabase/supabase-js'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { forgetSession, getSupabase, NoBackendError } from './supabase'

/** What came of a call: the server's own words where it refused, to be shown as they are. */
export type AuthResult = { error: string | null }

export type Auth = {
  user: User | null
  /** Until it is known whether somebody is signed in. */
  loading: boolean
  /** False where it turned out that there is no backend to sign in to. */
  isConfigured: boolean
  /** Whether the visitor came through a recovery link and has to choose a new password. */
  isRecovering: boolean
  signIn: (email: string, password: string) => Promise<AuthResult>
  /** `needsConfirmation`: the account exists once the link in the mail has been followed. */
  signUp: (email: string, password: string) => Promise<AuthResult & { needsConfirmation: boolean }>
  /** Always leaves this browser, even where the server cannot be told. */
  signOut: () => Promise<void>
  sendPasswordReset: (email: string) => Promise<AuthResult>
  updatePassword: (password: string) => Promise<AuthResult>
}

type State = Pick<Auth, 'user' | 'loading' | 'isConfigured' | 'isRecovering'>

const AuthContext = createContext<Auth | null>(null)

/**
 * Who is signed in, and the ways in and out. Throws outside of an AuthProvider. The calls resolve with the server's own
 * words where it refused, and reject where it left none.
 */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

const AUTH_PAGE = '/eventsadmin'

/** Keeps the session of the hosted backend: restored on load, refreshed by itself, dropped when a refresh is refused. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(() => signedOut({ loading: true, isRecovering: cameToRecover() }))

  useEffect(() => {
    let unsubscribe: (() => void) | undefined
    let left = false
    getSupabase().then(
      (supabase) => {
        if (left) return
        const { data } = supabase.auth.onAuthStateChange((event, session) => {
          setState(({ isRecovering }) => ({
            user: session?.user ?? null,
            loading: false,
            isConfigured: true,
            isRecovering: event === 'PASSWORD_RECOVERY' || (isRecovering && session !== null),
          }))
        })
        unsubscribe = () => data.subscription.unsubscribe()
      },
      (error: unknown) => {
        const isConfigured = !(error instanceof NoBackendError)
        if (isConfigured) console.error('Nobody can sign in: the backend could not be reached.', error)
        if (!left) setState(signedOut({ isConfigured }))
      },
    )
    return () => {
      left = true
      unsubscribe?.()
    }
  }, [])

  const auth = useMemo<Auth>(
    () => ({
      ...state,
      async signIn(email, password) {
        const { error } = await (await getSupabase()).auth.signInWithPassword({ email, password })
        return { error: wordsOf(error) }
      },
      async signUp(email, password) {
        const { data, error } = await (await getSupabase()).auth.signUp({ email, password })
        if (!error && !data.user) throw new TypeError('The answer names no account')
        return { error: wordsOf(error), needsConfirmation: !error && data.session === null }
      },
      async signOut() {
        try {
          const { error } = await (await getSupabase()).auth.signOut()
          if (error) throw error
        } catch (error) {
          // Every scope of the library's own sign-out asks the server first, and keeps the session where it is gone.
          console.error('The server could not be told about the sign-out.', error)
          forgetSession()
        }
        setState(signedOut())
      },
      async sendPasswordReset(email) {
        const redirectTo = window.location.origin + AUTH_PAGE
        const { error } = await (await getSupabase()).auth.resetPasswordForEmail(email, { redirectTo })
        return { error: wordsOf(error) }
      },
      async updatePassword(password) {
        const { error } = await (await getSupabase()).auth.updateUser({ password })
        if (!error) setState((current) => ({ ...current, isRecovering: false }))
        return { error: wordsOf(error) }
      },
    }),
    [state],
  )

  return <AuthContext value={auth}>{children}</AuthContext>
}

/** Read before the library takes it out of the address: its own event for it comes after the one with the session. */
function cameToRecover(): boolean {
  return /[#&]type=recovery(?:&|$)/.test(window.location.hash)
}

function signedOut(but: Partial<State> = {}): State {
  return { user: null, loading: false, isConfigured: true, isRecovering: false, ...but }
}

/** What to show for a refusal. An answer without words, such as a gateway's error page, comes out as '{}': that throws. */
function wordsOf(error: AuthError | null): string | null {
  if (error && ['', '{}'].includes(error.message)) throw error
  return error?.message ?? null
}

/** Whether the signed-in account is on the list of admins. Failures are logged and give null: nobody knows. */
export async function getIsAdmin(): Promise<boolean | null> {
  try {
    const supabase = await getSupabase()
    const { data } = await supabase.rpc('is_admin').throwOnError()
    if (typeof data !== 'boolean') throw new TypeError('The answer is neither yes nor no')
    return data
  } catch (error) {
    console.error('It could not be told whether this account is an admin.', error)
    return null
  }
}
