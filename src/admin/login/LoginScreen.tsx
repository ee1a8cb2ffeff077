import { useState } from 'react'
import { Notice } from '../Notice'
import { AuthLayout } from './AuthLayout'
import { ForgotPasswordForm } from './ForgotPasswordForm'
import { LoginForm, type LoginMode } from './LoginForm'

type Mode = LoginMode | 'forgot-password'

const headings: Record<Mode, { title: string; intro: string }> = {
  'sign-in': { title: 'Admin Login', intro: "For the office: what stands in the What's New? section is written here." },
  'sign-up': {
    title: 'Create Admin Account',
    intro: 'Anyone may create an account. It can change events once its address stands on the admin list.',
  },
  'forgot-password': {
    title: 'Reset Your Password',
    intro: 'We send a link to your address. It leads to a form for a new password.',
  },
}

/** The forms to sign in, to sign up and to reset a password. `notice` explains why the screen is shown. */
export function LoginScreen({ notice }: { notice: string | null }) {
  const [mode, setMode] = useState<Mode>('sign-in')
  const [email, setEmail] = useState('')

  return (
    <AuthLayout {...headings[mode]}>
      {notice && (
        <div className="mb-6">
          <Notice title={notice} />
        </div>
      )}
      {mode === 'forgot-password' ? (
        <ForgotPasswordForm email={email} onEmailChange={setEmail} onBack={() => setMode('sign-in')} />
      ) : (
        <LoginForm
          mode={mode}
          onModeChange={setMode}
          onForgotPassword={() => setMode('forgot-password')}
          email={email}
          onEmailChange={setEmail}
        />
      )}
    </AuthLayout>
  )
}
