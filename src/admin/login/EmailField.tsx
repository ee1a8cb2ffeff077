import { TextField } from '../../components/ui/Field'

type Props = { value: string; error: string | undefined; onChange: (email: string) => void }

export function EmailField({ onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      name="email"
      type="email"
      label="Email"
      required
      autoComplete="username"
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
