/** Calls a function once the browser has nothing urgent to do. Safari has no requestIdleCallback. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback)
  else setTimeout(callback, 1000)
}
