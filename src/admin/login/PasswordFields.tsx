import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../components/ui/Button'
import { TextField } from '../../components/ui/Field'

type Name = 'password' | 'confirmation'
type Props = { label: string; isNew: boolean; errors: Partial<Record<Name, string>> }

/** A password and, for a new one, its confirmation. One button shows or hides both. */
export function PasswordFields({ label, isNew, errors }: Props) {
  const [isVisible, setIsVisible] = useState(false)
  const Icon = isVisible ? EyeOff : Eye

  const getFieldProps = (name: Name) => ({
    name,
    type: isVisible ? 'text' : 'password',
    required: true,
    autoComplete: isNew ? 'new-password' : 'current-password',
    autoCapitalize: 'none',
    spellCheck: false,
    error: errors[name],
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
      {isNew && <TextField {...getFieldProps('confirmation')} label={`Confirm ${label}`} />}
    </>
  )
}
