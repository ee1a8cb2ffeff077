import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Spinner } from '../components/ui/Spinner'
import { getIsAdmin, useAuth } from '../data/auth'
import { Dashboard } from './events/Dashboard'
import { latestDraft } from './events/event-draft'
import { LoginScreen } from './login/LoginScreen'
import { NotConfigured } from './NotConfigured'
import { NewPasswordScreen } from './login/NewPasswordScreen'
import { type BannerMessage } from './events/use-banner'

const DEAD_LINK = 'That link no longer works: the links in our mails work once and for a limited time.'

/** Shows what the visitor may see: a spinner until that is known, the ways in, or the desk. */
export function AdminGate() {
  const { user, loading, isConfigured, isRecovering, signOut } = useAuth()
  const userId = user?.id ?? null
  const isAdmin = useIsAdmin(userId)
  const { notice, leave } = useLoginNotice(userId, signOut)
  const [greeting, setGreeting] = useState<BannerMessage | null>(null)
  useHeadingFocus(loading ? null : user ? (isRecovering ? 'recovery' : 'desk') : 'login')

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
        onSaved={() => setGreeting({ tone: 'success', text: 'Your new password is saved.' })}
        onLeave={leave}
      />
    )
  }
  return (
    // Another account gets another desk, with nothing left of this one's.
    <Dashboard
      key={user.id}
      user={{ id: user.id, email }}
      awaitsApproval={isAdmin === false}
      greeting={greeting}
      onSignOut={leave}
    />
  )
}

/** Null while nobody knows. */
function useIsAdmin(userId: string | null): boolean | null {
  const [answer, setAnswer] = useState<{ userId: string; isAdmin: boolean | null } | null>(null)
  useEffect(() => {
    if (!userId) return undefined
    let left = false
    void getIsAdmin().then((isAdmin) => {
      if (!left) setAnswer({ userId, isAdmin })
    })
    return () => {
      left = true
    }
  }, [userId])
  return answer?.userId === userId ? answer.isAdmin : null
}

/** Why the login screen is shown: a dead link, or a session that ended by itself. Leaving on purpose needs no words. */
function useLoginNotice(userId: string | null, signOut: () => Promise<void>) {
  const { hash } = useLocation()
  const [notice, setNotice] = useState(() => (new URLSearchParams(hash.slice(1)).has('error') ? DEAD_LINK : null))
  const [lastUserId, setLastUserId] = useState(userId)
  const [leaving, setLeaving] = useState(false)

  if (userId !== lastUserId) {
    setLastUserId(userId)
    setNotice(userId || leaving ? null : sessionEnded(lastUserId))
    setLeaving(false)
  }

  function leave() {
    setLeaving(true)
    void signOut()
  }

  return { notice, leave }
}

function sessionEnded(userId: string | null): string {
  const kept = userId && latestDraft(userId) ? ' What you typed is kept: it is offered back once you are in.' : ''
  return `Your session has ended. Please sign in again.${kept}`
}

/** When one screen takes the place of another, everybody starts at its top and keyboards at its heading. */
function useHeadingFocus(screen: string | null) {
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (!screen) return
    if (last.current && last.current !== screen) {
      window.scrollTo({ top: 0 })
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
    last.current = screen
  }, [screen])
}
