import { Component, type ReactNode } from 'react'
import { ChunkLoadError } from '../../lib/lazy-with-preload'

type Props = {
  fallback: (reset: () => void) => ReactNode
  /** The children are rendered again when this changes. */
  resetKey?: string
  children: ReactNode
}

type State = { hasError: boolean }

const NO_ERROR: State = { hasError: false }

/** Shows a fallback when its children throw. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = NO_ERROR

  static getDerivedStateFromError(): State {
    return { hasError: true }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkLoadError) error.allowRetry()
  }

  override componentDidUpdate(previous: Props) {
    // oxlint-disable-next-line react/no-did-update-set-state -- runs only when the prop has changed
    if (this.state.hasError && previous.resetKey !== this.props.resetKey) this.setState(NO_ERROR)
  }

  override render() {
    if (!this.state.hasError) return this.props.children
    return this.props.fallback(() => this.setState(NO_ERROR))
  }
}
