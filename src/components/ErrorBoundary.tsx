import { Component, type ReactNode } from 'react'

type Props = {
  fallback: ReactNode
  /** A change of this tries again. */
  resetOn?: string
  children: ReactNode
}

/** Shows the fallback in place of what could not be rendered or loaded. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(previous: Props) {
    // oxlint-disable-next-line react/no-did-update-set-state -- it ends where it begins: at the change of the prop
    if (this.state.failed && previous.resetOn !== this.props.resetOn) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
