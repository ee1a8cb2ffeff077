import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CopyButton } from '../../../src/components/CopyButton'

const TEXT = 'Power: 450 W\nFloor: 3 × 2 m'

const writeText = vi.fn<(text: string) => Promise<void>>()
const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy list' })))

beforeEach(() => {
  writeText.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
})

describe('CopyButton', () => {
  it('copies the text, and announces it for a moment', async () => {
    vi.useFakeTimers()
    render(<CopyButton label="Copy list" text={TEXT} />)
    await press()
    expect(writeText).toHaveBeenCalledExactlyOnceWith(TEXT)
    expect(screen.getByRole('status')).toHaveTextContent('Copied')
    act(() => void vi.runAllTimers())
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it.each(['refused', 'missing'])('shows the text, selected, while the clipboard is %s', async (state) => {
    if (state === 'missing') vi.stubGlobal('navigator', {})
    else writeText.mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
    render(<CopyButton label="Copy list" text={TEXT} />)
    await press()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to copy' })
    expect(field).toHaveAccessibleDescription(/copy it yourself/)
    expect(field).toHaveFocus()
    expect(field).toHaveValue(TEXT)
    expect(field.readOnly).toBe(true)
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(TEXT)
    vi.stubGlobal('navigator', { clipboard: { writeText: writeText.mockResolvedValue() } })
    await press()
    expect(field).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Copied')
  })
})
