import { useState } from 'react'
import { useSubmit } from '../../components/hooks/use-submit'
import { Button } from '../../components/ui/Button'
import { useAuth } from '../../data/auth'
import { FormMessage } from '../FormMessage'
import { TextButton } from '../TextButton'
import { EmailField } from './EmailField'
import { noPasswords, PasswordFields, type PasswordName } from './PasswordFields'
import { NO_TOKEN, useCaptcha } from './use-captcha'
import { validateEmail, validatePasswords } from './validation'

export type LoginMode = 'sign-in' | 'sign-up'

type Props = {
  mode: LoginMode
  onModeChange: (mode: LoginMode) => void
  onForgotPassword: () => void
  email: string
  onEmailChange: (email: string) => void
}

const labels = {
  'sign-in': {
    submit: 'Sign In',
    busy: 'Signing In...',
    toggle: 'Need an admin account? Create one',
    autoComplete: 'current-password',
  },
  'sign-up': {
    submit: 'Create Account',
    busy: 'Creating Account...',
    toggle: 'Already have an account? Sign in',
    autoComplete: 'new-password',
  },
} as const

/** Signs in or up. The dashboard replaces it once the visitor is signed in. */
export function LoginForm({ mode, onModeChange, onForgotPassword, email, onEmailChange }: Props) {
  const { signIn, signUp } = useAuth()
  const [passwords, setPasswords] = useState(noPasswords)
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const { captcha, token, isReady, reset: resetCaptcha } = useCaptcha()
  const isSignUp = mode === 'sign-up'
  const { submit, busy: busyLabel, toggle, autoComplete } = labels[mode]

  const { formRef, handleSubmit, errors, error, busy, clearFieldError, reset } = useSubmit<'email' | PasswordName>({
    validate: () => ({ ...validateEmail(email), ...validatePasswords(passwords, isSignUp) }),
    async send() {
      setMailedTo(null)
      if (!isReady) return NO_TOKEN
      if (!isSignUp) return (await signIn(email, passwords.password, token).finally(resetCaptcha)).error
      const result = await signUp(email, passwords.password, token).finally(resetCaptcha)
      if (result.needsConfirmation) {
        changeMode('sign-in')
        setMailedTo(email)
      }
      return result.error
    },
    unexpectedError: 'An unexpected error occurred',
  })

  function changeMode(nextMode: LoginMode) {
    setPasswords(noPasswords)
    setMailedTo(null)
    reset()
    onModeChange(nextMode)
  }

  return (
    <form ref={formRef} noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit(event)}>
      <EmailField
        value={email}
        error={errors.email}
        onChange={(value) => {
          onEmailChange(value)
          clearFieldError('email')
        }}
      />
      <PasswordFields
        label="Password"
        autoComplete={autoComplete}
        hasConfirmation={isSignUp}
        passwords={passwords}
        errors={errors}
        onChange={(name, value) => {
          setPasswords({ ...passwords, [name]: value })
          clearFieldError(name)
        }}
      />
      {captcha}
      <div>
        <FormMessage
          error={error}
          successMessage={
            // The server gives the same answer for an email that already has an account, and then sends nothing.
            mailedTo &&
            `If you do not have an account yet, we have sent an email to ${mailedTo}. Follow the link in it, then sign in here. If you have one already, use "Forgot password?" below.`
          }
        />
        <Button type="submit" variant="primary" disabled={busy} className="w-full">
          {busy ? busyLabel : submit}
        </Button>
      </div>
      <div className="flex flex-wrap justify-between gap-x-6">
        <TextButton onClick={() => changeMode(isSignUp ? 'sign-in' : 'sign-up')}>{toggle}</TextButton>
        {!isSignUp && <TextButton onClick={onForgotPassword}>Forgot password?</TextButton>}
      </div>
    </form>
  )
}
