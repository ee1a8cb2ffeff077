import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SoundButton } from '../../../src/components/fader/SoundButton'
import { getPackage } from '../../../src/content/packages'
import { getTierDetails } from '../../../src/packages/tiers'
import { renderSite } from '../../support/site/render-site'

// jsdom has no Web Audio. e2e/packages.spec.ts plays the sound in a browser.

class FakeParam {
  target: number | undefined
  setTargetAtTime(target: number) {
    this.target = target
  }
  setValueAtTime() {}
  linearRampToValueAtTime() {}
  exponentialRampToValueAtTime() {}
}

class FakeNode {
  gain = new FakeParam()
  frequency = new FakeParam()
  constructor(
    readonly context: FakeContext,
    readonly options?: { type?: string },
  ) {
    context.nodes.push(this)
  }
  connect() {}
  start() {}
  stop() {}
}

class FakeContext {
  state = 'suspended'
  currentTime = 0
  sampleRate = 8000
  nodes: FakeNode[] = []
  destination = new FakeNode(this)
  constructor() {
    contexts.push(this)
  }
  async resume() {
    this.state = 'running'
  }
  async close() {
    this.state = 'closed'
  }
  createBuffer(_channels: number, length: number, sampleRate: number) {
    const copyToChannel = () => undefined
    return {
      sampleRate,
      duration: 1,
      getChannelData: () => new Float32Array(length),
      copyToChannel,
    }
  }
}

class FakeOfflineContext extends FakeContext {
  constructor(
    readonly channels: number,
    readonly length: number,
    readonly rate: number,
  ) {
    super()
    contexts.pop()
  }
  async startRendering() {
    return this.createBuffer(this.channels, this.length, this.rate)
  }
}

/** What the page plays. */
let contexts: FakeContext[]

beforeEach(() => {
  contexts = []
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('OfflineAudioContext', FakeOfflineContext)
  for (const name of [
    'Gain',
    'BiquadFilter',
    'StereoPanner',
    'Oscillator',
    'Convolver',
    'DynamicsCompressor',
  ]) {
    vi.stubGlobal(`${name}Node`, FakeNode)
  }
  vi.stubGlobal('AudioBufferSourceNode', FakeNode)
})

const getButton = () => screen.getByRole('button', { name: 'Hear this room' })

async function play() {
  fireEvent.click(getButton())
  expect(getButton()).toHaveAttribute('aria-pressed', 'true')
  expect(getButton()).toHaveAttribute('aria-busy', 'true')
  await waitFor(() => expect(getButton()).toHaveAttribute('aria-busy', 'false'))
}

const listStates = () => contexts.map(({ state }) => state)

describe('the sound of a room', () => {
  it('is off until the button is pressed, and stops when it is pressed again', async () => {
    render(<SoundButton level={0} lowestHz={60} />)
    expect(getButton()).toHaveAttribute('aria-pressed', 'false')
    expect(contexts).toEqual([])
    await play()
    expect(listStates()).toEqual(['running'])
    fireEvent.click(getButton())
    expect(getButton()).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(listStates()).toEqual(['closed']))
  })

  it.each([
    ['visibilitychange', document],
    ['pagehide', window],
  ])('stops with %s', async (type, target) => {
    render(<SoundButton level={0} lowestHz={60} />)
    await play()
    act(() => void target.dispatchEvent(new Event(type)))
    expect(getButton()).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(listStates()).toEqual(['closed']))
  })

  it('stops when the visitor leaves while it loads', async () => {
    const { unmount } = render(<SoundButton level={0} lowestHz={60} />)
    fireEvent.click(getButton())
    unmount()
    await waitFor(() => expect(listStates()).toEqual(['closed']))
  })

  it.each([
    ['lacks Web Audio', () => vi.stubGlobal('AudioContext', undefined)],
    [
      'refuses',
      () => vi.spyOn(FakeContext.prototype, 'resume').mockRejectedValueOnce(new Error('refused')),
    ],
  ])('says so in a browser that %s', async (_name, prepare) => {
    prepare()
    render(<SoundButton level={0} lowestHz={60} />)
    fireEvent.click(getButton())
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        "Your browser won't play this sound. Check its sound settings, or try another browser.",
      ),
    )
    expect(getButton()).toHaveAttribute('aria-pressed', 'false')
  })

  it('has the bass that the speakers of the tier play', async () => {
    const pkg = getPackage('functions')
    await renderSite(`/packages/${pkg.slug}`)
    await play()
    const cuts = contexts[0]?.nodes.filter(({ options }) => options?.type === 'highpass')
    for (const [index, { lowestHz }] of getTierDetails(pkg).entries()) {
      fireEvent.change(screen.getByRole('slider'), { target: { value: index } })
      expect(cuts?.map(({ frequency }) => frequency.target)).toEqual([lowestHz, lowestHz])
    }
  })

  it('is not offered for a package without music', async () => {
    await renderSite('/packages/corporate')
    expect(screen.getByRole('slider')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Hear this room' })).toBeNull()
  })
})
