import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button'
import { useAuth } from '../../data/auth'
import { AuthLayout } from './AuthLayout'
import { FormMessage } from './FormMessage'
import { checkPassword } from './password-rules'
import { PasswordField } from './PasswordField'
import { TextButton } from './TextButton'

type Props = {
  email: string
  onSaved: () => void
  onLeave: () => void
}

/** Where the recovery link leads: the visitor is signed in by it and chooses a new password. */
export function NewPasswordScreen({ email, onSaved, onLeave }: Props) {
  const { updatePassword } = useAuth()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [shown, setShown] = useState(false)
  const [wrong, setWrong] = useState<ReturnType<typeof checkPassword>>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  async function save() {
    const result = await updatePassword(password)
    setError(result.error)
    if (!result.error) onSaved()
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const found = checkPassword(password, confirmation)
    setError(null)
    setWrong(found)
    if (found) {
      form.current?.querySelector<HTMLElement>(`[name="${found.field}"]`)?.focus()
      return
    }
    setBusy(true)
    await save().catch((thrown: unknown) => {
      console.error('[admin] setting a new password', thrown)
      setError('An unexpected error occurred')
    })
    setBusy(false)
  }

  return (
    <AuthLayout title="Set a New Password" intro={`For ${email}. Once it is saved you are in.`}>
      <form ref={form} noValidate className="grid gap-5" onSubmit={(event) => void onSubmit(event)}>
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="password"
          label="New Password"
          required
          autoComplete="new-password"
          shown={shown}
          onToggle={() => setShown(!shown)}
          value={password}
          error={wrong?.field === 'password' ? wrong.message : undefined}
          onChange={({ target }) => {
            setPassword(target.value)
            setWrong(null)
          }}
        />
        <PasswordField
          name="confirmation"
          label="Confirm New Password"
          required
          autoComplete="new-password"
          shown={shown}
          value={confirmation}
          error={wrong?.field === 'confirmation' ? wrong.message : undefined}
          onChange={({ target }) => {
            setConfirmation(target.value)
            setWrong(null)
          }}
        />
        <div>
          <FormMessage error={error} />
          <Button type="submit" variant="primary" disabled={busy} className="w-full">
            {busy ? 'Saving...' : 'Save New Password'}
          </Button>
        </div>
        <div>
          <TextButton onClick={onLeave}>Keep the old password and sign out</TextButton>
        </div>
      </form>
    </AuthLayout>
  )
}
