import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { useSubmit } from '../../src/components/hooks/use-submit'
import { TextField } from '../../src/components/ui/Field'
import { defer } from '../support/defer'

type Send = (name: string) => Promise<string | null>

function TestForm({ send }: { send: Send }) {
  const [name, setName] = useState('')
  const [city, setCity] = useState('')
  const { formRef, handleSubmit, errors, error, busy, clearFieldError } = useSubmit<'name' | 'city'>({
    validate: () => ({ ...(!name && { name: 'Name is required' }), ...(!city && { city: 'City is required' }) }),
    send: () => send(name),
    unexpectedError: 'Something went wrong',
  })
  return (
    <form ref={formRef} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label="Name"
        value={name}
        error={errors.name}
        onChange={({ target }) => {
          setName(target.value)
          clearFieldError('name')
        }}
      />
      <TextField label="City" value={city} error={errors.city} onChange={({ target }) => setCity(target.value)} />
      {error && <p role="alert">{error}</p>}
      <button type="submit" disabled={busy}>
        Send
      </button>
    </form>
  )
}

const button = () => screen.getByRole('button', { name: 'Send' })

async function fillAndSend(send: Send) {
  const user = userEvent.setup()
  render(<TestForm send={send} />)
  await user.type(screen.getByLabelText('Name'), 'Mei')
  await user.type(screen.getByLabelText('City'), 'Sutherland')
  await user.click(button())
  return user
}

describe('useSubmit', () => {
  it('restores the focus that the disabled button lost', async () => {
    const response = defer<string | null>()
    await fillAndSend(() => response.promise)
    // Browsers blur a button that becomes disabled. jsdom does not, not even by `blur()`.
    screen.getByLabelText('City').focus()
    screen.getByLabelText('City').blur()
    response.resolve(null)
    await vi.waitFor(() => expect(button()).toHaveFocus())
  })

  it('does not move the focus if the visitor has moved it', async () => {
    const response = defer<string | null>()
    const user = await fillAndSend(() => response.promise)
    await user.click(screen.getByLabelText('City'))
    response.resolve('Name is taken')
    await screen.findByRole('alert')
    expect(screen.getByLabelText('City')).toHaveFocus()
  })
})
