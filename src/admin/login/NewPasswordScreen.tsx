import { useState } from 'react'
import { useSubmit } from '../../components/hooks/use-submit'
import { Button } from '../../components/ui/Button'
import { useAuth } from '../../data/auth'
import { FormMessage } from '../FormMessage'
import { TextButton } from '../TextButton'
import { AuthLayout } from './AuthLayout'
import { noPasswords, PasswordFields, type PasswordName } from './PasswordFields'
import { validatePasswords } from './validation'

type Props = {
  email: string
  onSaved: () => void
  onSignOut: () => void
}

/** Asks for a new password after the visitor has followed a recovery link, which signs them in. */
export function NewPasswordScreen({ email, onSaved, onSignOut }: Props) {
  const { updatePassword } = useAuth()
  const [passwords, setPasswords] = useState(noPasswords)
  const { formRef, handleSubmit, errors, error, busy, clearFieldError } = useSubmit<PasswordName>({
    validate: () => validatePasswords(passwords, true),
    async send() {
      const result = await updatePassword(passwords.password)
      if (!result.error) onSaved()
      return result.error
    },
    unexpectedError: 'An unexpected error occurred',
  })

  return (
    <AuthLayout title="Set a New Password" intro={`Choose a new password for ${email}.`}>
      <form ref={formRef} noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit(event)}>
        {/* Password managers save the new password for this account. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordFields
          label="New Password"
          autoComplete="new-password"
          hasConfirmation
          passwords={passwords}
          errors={errors}
          onChange={(name, value) => {
            setPasswords({ ...passwords, [name]: value })
            clearFieldError(name)
          }}
        />
        <div>
          <FormMessage error={error} />
          <Button type="submit" variant="primary" disabled={busy} className="w-full">
            {busy ? 'Saving...' : 'Save New Password'}
          </Button>
        </div>
        <div>
          <TextButton onClick={onSignOut}>Keep the old password and sign out</TextButton>
        </div>
      </form>
    </AuthLayout>
  )
}
