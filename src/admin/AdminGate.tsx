import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Spinner } from '../components/ui/Spinner'
import { getIsAdmin, useAuth } from '../data/auth'
import { Dashboard } from './events/Dashboard'
import { readLatestDraft } from './events/form/event-draft'
import type { BannerMessage } from './events/use-banner'
import { LoginScreen } from './login/LoginScreen'
import { NewPasswordScreen } from './login/NewPasswordScreen'
import { NotConfigured } from './NotConfigured'

const EXPIRED_LINK = 'This link no longer works. Each link in our emails expires, and works only once.'

/** Shows a spinner until the auth state is known, then the login screen or the dashboard. */
export function AdminGate() {
  const { user, loading, isConfigured, isRecovering, signOut } = useAuth()
  const userId = user?.id ?? null
  const isAdmin = useIsAdmin(userId)
  const { notice, handleSignOut } = useLoginNotice(userId, signOut)
  const [initialBanner, setInitialBanner] = useState<BannerMessage | null>(null)
  useHeadingFocus(loading ? null : user ? (isRecovering ? 'new-password' : 'dashboard') : 'login')

  if (loading) {
    return (
      <div className="pt-44">
        <Spinner label="Checking who is signed in..." />
      </div>
    )
  }
  if (!isConfigured) return <NotConfigured />
  if (!user) return <LoginScreen notice={notice} />

  const email = user.email ?? ''
  if (isRecovering) {
    return (
      <NewPasswordScreen
        email={email}
        onSaved={() => setInitialBanner({ tone: 'success', text: 'Your new password is saved.' })}
        onSignOut={handleSignOut}
      />
    )
  }
  return (
    // The key resets the state when another account signs in.
    <Dashboard
      key={user.id}
      user={{ id: user.id, email }}
      isPendingApproval={isAdmin === false}
      initialBanner={initialBanner}
      onSignOut={handleSignOut}
    />
  )
}

/** Returns null until the response arrives, and if the request fails. */
function useIsAdmin(userId: string | null): boolean | null {
  const [answer, setAnswer] = useState<{ userId: string; isAdmin: boolean | null } | null>(null)
  useEffect(() => {
    if (!userId) return undefined
    let ignore = false
    void getIsAdmin().then((isAdmin) => {
      if (!ignore) setAnswer({ userId, isAdmin })
    })
    return () => {
      ignore = true
    }
  }, [userId])
  return answer?.userId === userId ? answer.isAdmin : null
}

/** The reason for the login screen, unless the visitor has signed out or just arrived. */
function useLoginNotice(userId: string | null, signOut: () => Promise<void>) {
  const { hash } = useLocation()
  // The auth server adds an error to the hash of a link that has expired or was used before.
  const [notice, setNotice] = useState(() => (new URLSearchParams(hash.slice(1)).has('error') ? EXPIRED_LINK : null))
  const [lastUserId, setLastUserId] = useState(userId)
  const [isSigningOut, setIsSigningOut] = useState(false)

  if (userId !== lastUserId) {
    setLastUserId(userId)
    setNotice(lastUserId && !userId && !isSigningOut ? getSessionEndedNotice(lastUserId) : null)
    setIsSigningOut(false)
  }

  function handleSignOut() {
    setIsSigningOut(true)
    void signOut()
  }

  return { notice, handleSignOut }
}

function getSessionEndedNotice(userId: string): string {
  const draftNotice = readLatestDraft(userId) ? ' What you typed is kept, and you can continue after signing in.' : ''
  return `Your session has ended. Please sign in again.${draftNotice}`
}

/** Scrolls to the top and focuses the heading when one screen replaces another. */
function useHeadingFocus(screen: string | null) {
  const lastScreen = useRef<string | null>(null)
  useEffect(() => {
    if (!screen) return
    if (lastScreen.current && lastScreen.current !== screen) {
      window.scrollTo({ top: 0 })
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
    lastScreen.current = screen
  }, [screen])
}
