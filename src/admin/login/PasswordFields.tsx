import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../components/ui/Button'
import { TextField } from '../../components/ui/Field'

export const noPasswords = { password: '', confirmation: '' }
export type Passwords = typeof noPasswords
export type PasswordName = keyof Passwords

type Props = {
  label: string
  autoComplete: 'current-password' | 'new-password'
  hasConfirmation: boolean
  passwords: Passwords
  errors: Partial<Passwords>
  onChange: (name: PasswordName, value: string) => void
}

/** A password and, for a new one, its confirmation. One button shows or hides both. */
export function PasswordFields({ label, autoComplete, hasConfirmation, passwords, errors, onChange }: Props) {
  const [isVisible, setIsVisible] = useState(false)
  const Icon = isVisible ? EyeOff : Eye

  const getFieldProps = (name: PasswordName) => ({
    name,
    type: isVisible ? 'text' : 'password',
    required: true,
    autoComplete,
    autoCapitalize: 'none',
    spellCheck: false,
    value: passwords[name],
    error: errors[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange(name, target.value),
  })

  return (
    <>
      <div className="relative">
        <TextField {...getFieldProps('password')} label={label} className="[&_input]:pr-16" />
        {/* Positioned inside the input, which begins below the label. */}
        <IconButton
          label={isVisible ? 'Hide password' : 'Show password'}
          onClick={() => setIsVisible(!isVisible)}
          className="absolute top-8.5 right-1 border-transparent bg-transparent"
        >
          <Icon aria-hidden />
        </IconButton>
      </div>
      {hasConfirmation && <TextField {...getFieldProps('confirmation')} label={`Confirm ${label}`} />}
    </>
  )
}
