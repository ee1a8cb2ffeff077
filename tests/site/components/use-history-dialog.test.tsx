import { act, renderHook, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useHistoryDialog } from '../../../src/components/hooks/use-history-dialog'
import { useUrlState } from '../../../src/components/hooks/use-url-state'

const options = {
  parse: (params: URLSearchParams) => ({ text: params.get('text') ?? '' }),
  format: ({ text }: { text: string }) => ({ text }),
}

/** A page with two dialogs, and a text in its URL. */
function openPage() {
  window.history.pushState(null, '', '/')
  const usePage = () => ({
    room: useHistoryDialog('room'),
    picture: useHistoryDialog('picture'),
    text: useUrlState(options),
  })
  const { result } = renderHook(usePage, { wrapper: BrowserRouter })
  return {
    run: (action: (page: ReturnType<typeof usePage>) => unknown) =>
      act(async () => void action(result.current)),
    getOpen: () => [result.current.room.value, result.current.picture.value],
    go: (delta: 1 | -1) =>
      act(async () => {
        const popped = new Promise((resolve) =>
          window.addEventListener('popstate', resolve, { once: true }),
        )
        window.history.go(delta)
        await popped
      }),
  }
}

it('closes with Back, and Forward does not open it again, not even after the URL or another dialog has changed', async () => {
  const { run, getOpen, go } = openPage()
  await run(({ room }) => room.open('Basic'))
  expect(getOpen()).toEqual(['Basic', null])
  await go(-1)
  await go(1)
  expect(getOpen()).toEqual([null, null])
  await run(({ text }) => text.update({ text: 'low' }))
  await waitFor(() => expect(window.location.search).toBe('?text=low'))
  expect(getOpen()).toEqual([null, null])
  await run(({ picture }) => picture.open('1'))
  expect(getOpen()).toEqual([null, '1'])
})
