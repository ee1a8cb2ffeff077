import { useState } from 'react'
import { Notice } from '../Notice'
import { AuthLayout } from './AuthLayout'
import { ForgotPasswordForm } from './ForgotPasswordForm'
import { LoginForm, type LoginMode } from './LoginForm'

type Mode = LoginMode | 'forgot-password'

const headings: Record<Mode, { title: string; intro: string }> = {
  'sign-in': { title: 'Admin Login', intro: "Sign in to manage What's New?" },
  'sign-up': {
    title: 'Create Admin Account',
    intro: 'Anyone can create an account. You can make changes once your email is approved.',
  },
  'forgot-password': {
    title: 'Reset Your Password',
    intro: 'We email you a link to choose a new password.',
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
