import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CopyButton } from '../../../src/components/CopyButton'

const TEXT = 'Power: 450 W\nFloor: 3 × 2 m'

const writeText = vi.fn<(text: string) => Promise<void>>()
const press = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy list' })))

beforeEach(() => {
  vi.useFakeTimers()
  writeText.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
})

describe('CopyButton', () => {
  it('copies the text, and announces it for a moment', async () => {
    render(<CopyButton label="Copy list" text={TEXT} />)
    await press()
    expect(writeText).toHaveBeenCalledExactlyOnceWith(TEXT)
    expect(screen.getByRole('status')).toHaveTextContent('Copied')
    act(() => void vi.runAllTimers())
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('shows the text while the clipboard is refused', async () => {
    writeText.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'))
    render(<CopyButton label="Copy list" text={TEXT} />)
    await press()
    expect(screen.getByRole('status')).toHaveTextContent(/copy this text yourself: ?Power: 450 W/i)
    await press()
    expect(screen.getByRole('status')).toHaveTextContent(/^Copied$/)
  })
})
