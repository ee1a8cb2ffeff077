import { Component, type ReactNode } from 'react'

type Props = {
  fallback: ReactNode | ((error: unknown) => ReactNode)
  /** A change of this tries again. */
  resetOn?: string
  children: ReactNode
}

/** Shows the fallback in place of what could not be rendered or loaded. */
export class ErrorBoundary extends Component<Props, { failed: boolean; error: unknown }> {
  override state: { failed: boolean; error: unknown } = { failed: false, error: null }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error }
  }

  override componentDidUpdate(previous: Props) {
    // oxlint-disable-next-line react/no-did-update-set-state -- it ends where it begins: at the change of the prop
    if (this.state.failed && previous.resetOn !== this.props.resetOn) this.setState({ failed: false, error: null })
  }

  override render() {
    const { children, fallback } = this.props
    if (!this.state.failed) return children
    return typeof fallback === 'function' ? fallback(this.state.error) : fallback
  }
}
