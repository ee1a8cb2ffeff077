import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
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

class FakeContext extends EventTarget {
  state = 'suspended'
  currentTime = 0
  sampleRate = 8000
  nodes: FakeNode[] = []
  destination = new FakeNode(this)
  constructor() {
    super()
    contexts.push(this)
  }
  changeState(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
  async resume() {
    this.changeState('running')
  }
  async suspend() {
    this.changeState('suspended')
  }
  async close() {
    this.changeState('closed')
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
    lengths.push(length)
  }
  async startRendering() {
    return this.createBuffer(this.channels, this.length, this.rate)
  }
}

/** What the page plays. */
let contexts: FakeContext[]
/** How long the parts of the music are. */
let lengths: number[]

beforeEach(() => {
  contexts = []
  lengths = []
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('OfflineAudioContext', FakeOfflineContext)
  for (const name of [
    'Gain',
    'BiquadFilter',
    'StereoPanner',
    'Oscillator',
    'Convolver',
    'DynamicsCompressor',
    'WaveShaper',
    'Delay',
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
    render(<SoundButton level={0} lowestHz={60} music="party" />)
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
    render(<SoundButton level={0} lowestHz={60} music="party" />)
    await play()
    act(() => void target.dispatchEvent(new Event(type)))
    expect(getButton()).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(listStates()).toEqual(['closed']))
  })

  it('is silent at once when the page is left, because Back may show it again', async () => {
    render(<SoundButton level={0} lowestHz={60} music="party" />)
    await play()
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(listStates()).toEqual(['suspended'])
  })

  it('stops when a phone call interrupts it', async () => {
    render(<SoundButton level={0} lowestHz={60} music="party" />)
    await play()
    act(() => contexts[0]?.changeState('interrupted'))
    expect(getButton()).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(listStates()).toEqual(['closed']))
  })

  it('stops when the visitor leaves while it loads', async () => {
    const { unmount } = render(<SoundButton level={0} lowestHz={60} music="party" />)
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
    render(<SoundButton level={0} lowestHz={60} music="party" />)
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
    const cuts = contexts[0]?.nodes.filter(
      // The reverb has a filter, too, which stays as it is.
      ({ options, frequency }) => options?.type === 'highpass' && frequency.target !== undefined,
    )
    for (const [index, { lowestHz }] of getTierDetails(pkg).entries()) {
      fireEvent.change(screen.getByRole('slider'), { target: { value: index } })
      expect(cuts?.map(({ frequency }) => frequency.target)).toEqual([lowestHz, lowestHz])
    }
  })

  it('is slower at a wedding', async () => {
    await renderSite('/packages/functions')
    await play()
    const [party = 0] = lengths.splice(0)
    cleanup()
    await renderSite('/packages/weddings')
    await play()
    expect(lengths[0]).toBeGreaterThan(party)
  })

  it('is not offered for a package without music', async () => {
    await renderSite('/packages/corporate')
    expect(screen.getByRole('slider')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Hear this room' })).toBeNull()
  })
})
