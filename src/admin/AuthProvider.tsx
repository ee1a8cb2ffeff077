import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import * as auth from '../data/auth'

const signedOut = {
  user: null as { id: string; email?: string } | null,
  /** True until the stored session has been checked. */
  loading: false,
  /** The stored session could not be checked. */
  hasFailed: false,
  isRecovering: false,
  /** The session has ended without `signOut`. */
  hasEnded: false,
}
type State = typeof signedOut

type Auth = State & Pick<typeof auth, 'signIn' | 'signUp' | 'signOut' | 'updatePassword'>

const AuthContext = createContext<Auth | null>(null)

/** The signed-in user and the functions to sign in and out. Throws outside of an AuthProvider. */
export function useAuth(): Auth {
  const value = useContext(AuthContext)
  if (!value) throw new Error('useAuth must be used within an AuthProvider')
  return value
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState({ ...signedOut, loading: true })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const handleChange = ({ user, isRecovering }: Pick<State, 'user' | 'isRecovering'>) =>
      setState((current) =>
        user
          ? { ...current, user, isRecovering, loading: false, hasEnded: false }
          : { ...signedOut, hasEnded: current.user !== null || current.hasEnded },
      )
    auth.watchSession(handleChange, signal).catch((error: unknown) => {
      console.error('Could not check who is signed in', error)
      if (!signal.aborted) setState({ ...signedOut, hasFailed: true })
    })
    return () => controller.abort()
  }, [])

  const value: Auth = {
    ...state,
    signIn: auth.signIn,
    signUp: auth.signUp,
    updatePassword: auth.updatePassword,
    signOut() {
      setState(signedOut)
      return auth.signOut()
    },
  }

  return <AuthContext value={value}>{children}</AuthContext>
}
