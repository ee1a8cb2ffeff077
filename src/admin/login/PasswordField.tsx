import { Eye, EyeOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '../../components/ui/Button'
import { TextField } from '../../components/ui/Field'

type Props = Omit<ComponentProps<typeof TextField>, 'type'> & {
  shown: boolean
  /** Left out where another field's button shows this one too. */
  onToggle?: () => void
}

/** A password, with the button that shows or hides what is typed. */
export function PasswordField({ shown, onToggle, className = '', ...rest }: Props) {
  const Icon = shown ? EyeOff : Eye
  return (
    <div className={`relative ${className}`}>
      <TextField
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={onToggle ? '[&_input]:pr-16' : ''}
        {...rest}
      />
      {onToggle && (
        // Stands inside the control, which begins below the label.
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          onClick={onToggle}
          className="absolute top-8.5 right-1 border-transparent bg-transparent"
        >
          <Icon aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
