import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button'
import { TextField } from '../../components/ui/Field'
import { useAuth } from '../../data/auth'
import { FormMessage } from './FormMessage'
import { type LoginMode } from './LoginScreen'
import { checkPassword } from './password-rules'
import { PasswordField } from './PasswordField'
import { TextButton } from './TextButton'

type Props = {
  mode: Exclude<LoginMode, 'forgot'>
  onModeChange: (mode: LoginMode) => void
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

type FieldErrors = { email?: string; password?: string; confirmation?: string }

/** Signing in, or up. Once it works, whoever shows this form shows the dashboard instead. */
export function LoginForm({ mode, onModeChange, email, onEmailChange }: Props) {
  const { signIn, signUp } = useAuth()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [shown, setShown] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [error, setError] = useState<string | null>(null)
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { submit, busy: busyLabel, toggle, autoComplete } = labels[mode]

  function switchTo(next: LoginMode) {
    setPassword('')
    setConfirmation('')
    setErrors({})
    setError(null)
    onModeChange(next)
  }

  async function enter() {
    if (mode === 'sign-in') {
      setError((await signIn(email, password)).error)
      return
    }
    const result = await signUp(email, password)
    setError(result.error)
    if (result.needsConfirmation) {
      switchTo('sign-in')
      setMailedTo(email)
    }
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    setError(null)
    setMailedTo(null)
    const wrong = checkPassword(password, mode === 'sign-up' ? confirmation : undefined)
    const found: FieldErrors = {
      ...(!email && { email: 'Email is required' }),
      ...(wrong && { [wrong.field]: wrong.message }),
    }
    setErrors(found)
    const [firstInvalid] = Object.keys(found)
    if (firstInvalid) {
      form.current?.querySelector<HTMLElement>(`[name="${firstInvalid}"]`)?.focus()
      return
    }
    setBusy(true)
    await enter().catch((thrown: unknown) => {
      console.error('[admin] signing in', thrown)
      setError('An unexpected error occurred')
    })
    setBusy(false)
  }

  return (
    <form ref={form} noValidate className="grid gap-5" onSubmit={(event) => void onSubmit(event)}>
      <TextField
        name="email"
        type="email"
        label="Email"
        required
        autoComplete="username"
        value={email}
        error={errors.email}
        onChange={({ target }) => {
          onEmailChange(target.value)
          setErrors({ ...errors, email: undefined })
        }}
      />
      <PasswordField
        name="password"
        label="Password"
        required
        autoComplete={autoComplete}
        shown={shown}
        onToggle={() => setShown(!shown)}
        value={password}
        error={errors.password}
        onChange={({ target }) => {
          setPassword(target.value)
          setErrors({ ...errors, password: undefined })
        }}
      />
      {mode === 'sign-up' && (
        <PasswordField
          name="confirmation"
          label="Confirm Password"
          required
          autoComplete="new-password"
          shown={shown}
          value={confirmation}
          error={errors.confirmation}
          onChange={({ target }) => {
            setConfirmation(target.value)
            setErrors({ ...errors, confirmation: undefined })
          }}
        />
      )}
      <div>
        <FormMessage
          error={error}
          news={mailedTo && `A confirmation mail is on its way to ${mailedTo}. Follow its link, then sign in here.`}
        />
        <Button type="submit" variant="primary" disabled={busy} className="w-full">
          {busy ? busyLabel : submit}
        </Button>
      </div>
      <div className="flex flex-wrap justify-between gap-x-6">
        <TextButton onClick={() => switchTo(mode === 'sign-in' ? 'sign-up' : 'sign-in')}>{toggle}</TextButton>
        {mode === 'sign-in' && <TextButton onClick={() => switchTo('forgot')}>Forgot password?</TextButton>}
      </div>
    </form>
  )
}
