import { lazyWithPreload } from '../../lib/lazy-with-preload'

export const SendFailure = lazyWithPreload(() => import('./SendFailure'))
