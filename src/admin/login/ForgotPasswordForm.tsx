import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button'
import { TextField } from '../../components/ui/Field'
import { useAuth } from '../../data/auth'
import { FormMessage } from './FormMessage'
import { TextButton } from './TextButton'

type Props = { email: string; onEmailChange: (email: string) => void; onBack: () => void }

/** Asks for the mail with the recovery link. The answer does not tell whether there is such an account. */
export function ForgotPasswordForm({ email, onEmailChange, onBack }: Props) {
  const { sendPasswordReset } = useAuth()
  const [missing, setMissing] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  async function send() {
    const result = await sendPasswordReset(email)
    setError(result.error)
    if (!result.error) setSentTo(email)
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    setError(null)
    setSentTo(null)
    setMissing(!email)
    if (!email) {
      field.current?.focus()
      return
    }
    setBusy(true)
    await send().catch((thrown: unknown) => {
      console.error('[admin] asking for a recovery mail', thrown)
      setError('An unexpected error occurred')
    })
    setBusy(false)
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void onSubmit(event)}>
      <TextField
        ref={field}
        name="email"
        type="email"
        label="Email"
        required
        autoComplete="username"
        value={email}
        error={missing ? 'Email is required' : undefined}
        onChange={({ target }) => {
          onEmailChange(target.value)
          setMissing(false)
        }}
      />
      <div>
        <FormMessage
          error={error}
          news={sentTo && `If there is an account for ${sentTo}, a mail with a link is on its way.`}
        />
        <Button type="submit" variant="primary" disabled={busy} className="w-full">
          {busy ? 'Sending...' : 'Send Reset Link'}
        </Button>
      </div>
      <div>
        <TextButton onClick={onBack}>Back to sign in</TextButton>
      </div>
    </form>
  )
}
