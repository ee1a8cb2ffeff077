import { Turnstile } from '@marsidev/react-turnstile'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import consolePicture from '../../../pictures/about/console.webp?picture'
import { useSubmit } from '../../components/hooks/form-hooks'
import { Button, IconButton } from '../../components/ui/Button'
import { TextField } from '../../components/ui/Field'
import { Picture } from '../../components/ui/Picture'
import { sendPasswordReset } from '../../data/auth'
import { env } from '../../data/env'
import type { FieldErrors } from '../../lib/form-schema'
import { useAuth } from '../AuthProvider'
import { Banner } from '../Banner'
import { Notice } from '../Notice'
import { useHeadingFocus } from '../use-heading-focus'

const texts = {
  'sign-in': {
    title: 'Admin Login',
    intro: 'Sign in to manage events and enquiries.',
    submit: 'Sign In',
    busy: 'Signing In...',
  },
  'sign-up': {
    title: 'Create Admin Account',
    intro: 'Anyone can create an account. You can make changes once your email is approved.',
    submit: 'Create Account',
    busy: 'Creating Account...',
  },
  'forgot-password': {
    title: 'Reset Your Password',
    intro: "We'll email you a link to choose a new password.",
    submit: 'Send Reset Link',
    busy: 'Sending...',
  },
  'new-password': {
    title: 'Set a New Password',
    intro: 'Choose a new password for',
    submit: 'Save New Password',
    busy: 'Saving...',
  },
} as const
type Mode = keyof typeof texts

const readValues = (form: HTMLFormElement | null) =>
  Object.fromEntries(new FormData(form ?? undefined)) as Record<LoginField, string>

type Props = {
  /** Why the screen is shown. */
  notice: string | null
}

/** The forms to sign in, to sign up and to replace a password. */
export function LoginScreen({ notice }: Props) {
  const { user, signIn, signUp, signOut, updatePassword } = useAuth()
  const [chosenMode, setChosenMode] = useState<Mode>('sign-in')
  // A recovery link signs the user in, to choose a new password before anything else.
  const mode = user ? 'new-password' : chosenMode
  const [success, setSuccess] = useState<string | null>(null)
  const [captchaToken, setCaptchaToken] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const hasCaptcha = env.turnstileSiteKey !== '' && mode !== 'new-password'
  useHeadingFocus(mode)

  const { formRef, handleSubmit, errors, error, busy, clearFieldError, reset } =
    useSubmit<LoginField>({
      validate: (): FieldErrors<LoginField> => validateLogin(readValues(formRef.current)),
      async send(): Promise<string | null> {
        setSuccess(null)
        if (hasCaptcha && !captchaToken)
          return 'Wait for the security check below to finish, then try again. If it shows nothing, allow challenges.cloudflare.com in your browser and reload the page.'
        const { error } = await sendForm(readValues(formRef.current)).finally(() => {
          setCaptchaToken(undefined)
          setAttempt((count) => count + 1)
        })
        return error
      },
      unexpectedError: 'An unexpected error occurred',
    })

  async function sendForm({ email, password }: Record<LoginField, string>) {
    if (mode === 'new-password') return updatePassword(password)
    if (mode === 'sign-in') return signIn(email, password, captchaToken)
    if (mode === 'sign-up') {
      const result = await signUp(email, password, captchaToken)
      if (result.needsConfirmation) {
        changeMode('sign-in')
        // The server gives the same answer for an email that already has an account, and then sends nothing.
        setSuccess(
          `If you don't have an account yet, we've sent an email to ${email}. Follow the link in it, then sign in here. If you have one already, use "Forgot password?" below.`,
        )
      }
      return result
    }
    const result = await sendPasswordReset(email, captchaToken)
    if (!result.error)
      setSuccess(`If there's an account for ${email}, an email with a link is on its way.`)
    return result
  }

  function changeMode(nextMode: Mode) {
    setSuccess(null)
    reset()
    setChosenMode(nextMode)
  }

  return (
    <div
      data-gel="congo"
      className="wrap grid items-center gap-x-[clamp(3rem,7vw,7rem)] pt-36 md:pt-40 lg:grid-cols-[minmax(0,29rem)_1fr]"
    >
      <div>
        <h1 tabIndex={-1} className="text-section">
          {texts[mode].title}
        </h1>
        <p className="mt-4 mb-8 text-base">{`${texts[mode].intro}${user ? ` ${user.email}.` : ''}`}</p>
        {notice && (
          <div className="mb-6">
            <Notice title={notice} />
          </div>
        )}
        <form
          ref={formRef}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => void handleSubmit(event)}
          onChange={({ target }) =>
            clearFieldError((target as Element).getAttribute('name') as LoginField)
          }
        >
          {user ? (
            // Password managers save the new password for this account.
            <input
              type="text"
              name="email"
              autoComplete="username"
              value={user.email}
              readOnly
              hidden
            />
          ) : (
            <TextField
              name="email"
              type="email"
              label="Email"
              required
              autoComplete="username"
              error={errors.email}
            />
          )}
          {mode !== 'forgot-password' && (
            // The key clears the passwords when another form replaces this one.
            <PasswordFields
              key={mode}
              label={mode === 'new-password' ? 'New Password' : 'Password'}
              isNew={mode !== 'sign-in'}
              errors={errors}
            />
          )}
          {hasCaptcha && (
            // A token works once. The key starts the next check.
            <Turnstile
              key={attempt}
              siteKey={env.turnstileSiteKey}
              options={{ theme: 'dark', size: 'flexible' }}
              onSuccess={setCaptchaToken}
              onExpire={() => setCaptchaToken(undefined)}
              onError={() => setCaptchaToken(undefined)}
            />
          )}
          <div>
            <Banner error={error} success={success} className="*:not-empty:mb-5" />
            <Button type="submit" variant="primary" disabled={busy} className="w-full">
              {texts[mode][busy ? 'busy' : 'submit']}
            </Button>
          </div>
          <div className="flex flex-wrap justify-between gap-x-6">
            {mode === 'sign-in' && (
              <>
                <TextButton onClick={() => changeMode('sign-up')}>
                  Need an admin account? Create one
                </TextButton>
                <TextButton onClick={() => changeMode('forgot-password')}>
                  Forgot password?
                </TextButton>
              </>
            )}
            {mode === 'sign-up' && (
              <TextButton onClick={() => changeMode('sign-in')}>
                Already have an account? Sign in
              </TextButton>
            )}
            {mode === 'forgot-password' && (
              <TextButton onClick={() => changeMode('sign-in')}>Back to sign in</TextButton>
            )}
            {mode === 'new-password' && (
              <TextButton onClick={() => void signOut()}>
                Keep the old password and sign out
              </TextButton>
            )}
          </div>
        </form>
      </div>
      <div className="max-lg:hidden">
        <Picture
          picture={consolePicture}
          alt=""
          sizes="(min-width: 1080px) 50vw, 1px"
          className="aspect-square max-h-176 w-full rounded-card shadow-spill"
        />
      </div>
    </div>
  )
}

type PasswordFieldsProps = { label: string; isNew: boolean; errors: FieldErrors<LoginField> }

/** A password and, for a new one, its confirmation. One button shows or hides both. */
function PasswordFields({ label, isNew, errors }: PasswordFieldsProps) {
  const [isVisible, setIsVisible] = useState(false)
  const Icon = isVisible ? EyeOff : Eye

  const getFieldProps = (name: LoginField) => ({
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

/** A button that looks like a link. */
function TextButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return (
    <button
      type="button"
      className="min-h-touch text-left text-small text-soft underline decoration-edge underline-offset-4 transition-colors duration-200 hover:text-warm hover:decoration-warm"
      {...props}
    />
  )
}

type LoginField = 'email' | 'password' | 'confirmation'

/** As `minimum_password_length` in supabase/config.toml, which decides. */
const MIN_PASSWORD_LENGTH = 6

/** Checks the fields that the form has. Compares the confirmation first. */
function validateLogin({ email, password, confirmation }: Partial<Record<LoginField, string>>) {
  const errors: FieldErrors<LoginField> = {}
  if (email === '') errors.email = 'Email is required'
  if (confirmation !== undefined && confirmation !== password)
    errors.confirmation = 'Passwords do not match'
  else if (password !== undefined && password.length < MIN_PASSWORD_LENGTH) {
    errors.password = `Password must be at least ${MIN_PASSWORD_LENGTH} characters`
  }
  return errors
}
