import { useState } from 'react'
import { AuthLayout } from './AuthLayout'
import { ForgotPasswordForm } from './ForgotPasswordForm'
import { LoginForm } from './LoginForm'
import { Notice } from '../Notice'

export type LoginMode = 'sign-in' | 'sign-up' | 'forgot'

const words: Record<LoginMode, { title: string; intro: string }> = {
  'sign-in': { title: 'Admin Login', intro: "For the office: what stands in the What's New? section is written here." },
  'sign-up': {
    title: 'Create Admin Account',
    intro: 'Anyone may create an account. It can change events once its address stands on the admin list.',
  },
  forgot: {
    title: 'Reset Your Password',
    intro: 'We send a link to your address. It leads to a form for a new password.',
  },
}

/** The ways in. `notice` says why the visitor stands here, where there is a reason to tell. */
export function LoginScreen({ notice }: { notice: string | null }) {
  const [mode, setMode] = useState<LoginMode>('sign-in')
  const [email, setEmail] = useState('')

  return (
    <AuthLayout {...words[mode]}>
      {notice && (
        <div className="mb-6">
          <Notice title={notice} />
        </div>
      )}
      {mode === 'forgot' ? (
        <ForgotPasswordForm email={email} onEmailChange={setEmail} onBack={() => setMode('sign-in')} />
      ) : (
        <LoginForm mode={mode} onModeChange={setMode} email={email} onEmailChange={setEmail} />
      )}
    </AuthLayout>
  )
}
