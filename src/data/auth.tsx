import type { User } from '@supabase/supabase-js'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { getSupabase } from './supabase'

/** What came of a call: the server's own words where it refused, to be shown as they are. */
export type AuthResult = { error: string | null }

export type Auth = {
  user: User | null
  /** Until it is known whether somebody is signed in. */
  loading: boolean
  /** Whether the visitor came through a recovery link and has to choose a new password. */
  isRecovering: boolean
  signIn: (email: string, password: string) => Promise<AuthResult>
  /** `needsConfirmation`: the account exists once the link in the mail has been followed. */
  signUp: (email: string, password: string) => Promise<AuthResult & { needsConfirmation: boolean }>
  signOut: () => Promise<void>
  sendPasswordReset: (email: string) => Promise<AuthResult>
  updatePassword: (password: string) => Promise<AuthResult>
}

const AuthContext = createContext<Auth | null>(null)

/** Who is signed in, and the ways in and out. Calls reject where the server cannot be reached at all. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

const AUTH_PAGE = '/eventsadmin'

/** Keeps the session of the hosted backend: restored on load, refreshed by itself, dropped when a refresh is refused. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<Pick<Auth, 'user' | 'loading' | 'isRecovering'>>({
    user: null,
    loading: true,
    isRecovering: false,
  })

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
            isRecovering: event === 'PASSWORD_RECOVERY' || (isRecovering && session !== null),
          }))
        })
        unsubscribe = () => data.subscription.unsubscribe()
      },
      (error: unknown) => {
        console.error('Nobody can sign in: the backend could not be reached.', error)
        setState({ user: null, loading: false, isRecovering: false })
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
        return { error: error?.message ?? null }
      },
      async signUp(email, password) {
        const { data, error } = await (await getSupabase()).auth.signUp({ email, password })
        return { error: error?.message ?? null, needsConfirmation: !error && data.session === null }
      },
      async signOut() {
        const { auth: client } = await getSupabase()
        const { error } = await client.signOut()
        // The server may be gone or the session unknown to it: one can always leave this browser.
        if (error) await client.signOut({ scope: 'local' })
        setState({ user: null, loading: false, isRecovering: false })
      },
      async sendPasswordReset(email) {
        const redirectTo = window.location.origin + AUTH_PAGE
        const { error } = await (await getSupabase()).auth.resetPasswordForEmail(email, { redirectTo })
        return { error: error?.message ?? null }
      },
      async updatePassword(password) {
        const { error } = await (await getSupabase()).auth.updateUser({ password })
        if (!error) setState((current) => ({ ...current, isRecovering: false }))
        return { error: error?.message ?? null }
      },
    }),
    [state],
  )

  return <AuthContext value={auth}>{children}</AuthContext>
}

/** Whether the signed-in account is on the list of admins. Failures are logged and give null: nobody knows. */
export async function getIsAdmin(): Promise<boolean | null> {
  try {
    const supabase = await getSupabase()
    const { data } = await supabase.rpc('is_admin').throwOnError()
    return data
  } catch (error) {
    console.error('It could not be told whether this account is an admin.', error)
    return null
  }
}
