/**
 * Shows an open dialog that React is about to remove for 150 ms more, while it fades out. It is
 * closed already: only the page below it can be pressed, focused and read. Does nothing if the page
 * is removed, too.
 */
export function fadeOut(dialog: HTMLDialogElement): void {
  // Browsers from before 2024 lack popovers.
  if (!dialog.open || !('popover' in dialog)) return
  const parent = dialog.parentElement
  // It may be closed before it has faded in.
  const { opacity } = getComputedStyle(dialog)
  const { opacity: backdropOpacity } = getComputedStyle(dialog, '::backdrop')
  const positions = [dialog, ...dialog.querySelectorAll('*')]
    .filter(({ scrollTop }) => scrollTop > 0)
    .map((element) => [element, element.scrollTop] as const)
  // React has removed it then, and nothing has been painted since.
  queueMicrotask(() => {
    if (dialog.isConnected || !parent?.isConnected) return
    dialog.open = false
    dialog.inert = true
    dialog.ariaHidden = 'true'
    // Above the page, as a modal dialog, but without making the page inert.
    dialog.popover = 'manual'
    parent.append(dialog)
    dialog.showPopover()
    for (const [element, scrollTop] of positions) element.scrollTop = scrollTop
    // The dialog first, so that its text does not lie over that of the page.
    dialog.animate({ opacity: [opacity, '0'] }, { duration: 100, fill: 'forwards' })
    dialog.animate(
      { opacity: [backdropOpacity, '0'] },
      { duration: 150, easing: 'ease-in', fill: 'forwards', pseudoElement: '::backdrop' },
    ).onfinish = () => dialog.remove()
  })
}
