import { useState } from 'react'
import { useSubmit } from '../../components/hooks/use-submit'
import { Button } from '../../components/ui/Button'
import { useAuth } from '../../data/auth'
import { FormMessage } from '../FormMessage'
import { TextButton } from '../TextButton'
import { EmailField } from './EmailField'
import { NO_TOKEN, useCaptcha } from './use-captcha'
import { validateEmail } from './validation'

type Props = {
  email: string
  onEmailChange: (email: string) => void
  onBack: () => void
}

/** Sends a recovery link by email. Does not reveal whether the account exists. */
export function ForgotPasswordForm({ email, onEmailChange, onBack }: Props) {
  const { sendPasswordReset } = useAuth()
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const { captcha, token, isReady, reset: resetCaptcha } = useCaptcha()

  const { formRef, handleSubmit, errors, error, busy, clearFieldError } = useSubmit<'email'>({
    validate: () => validateEmail(email),
    async send() {
      setMailedTo(null)
      if (!isReady) return NO_TOKEN
      const result = await sendPasswordReset(email, token).finally(resetCaptcha)
      if (!result.error) setMailedTo(email)
      return result.error
    },
    unexpectedError: 'An unexpected error occurred',
  })

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
      {captcha}
      <div>
        <FormMessage
          error={error}
          successMessage={mailedTo && `If there is an account for ${mailedTo}, an email with a link is on its way.`}
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
