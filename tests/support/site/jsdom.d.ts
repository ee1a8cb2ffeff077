/** The part of jsdom that the tests use, because it ships no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string | Buffer, options?: { url: string })
    readonly window: Window & typeof globalThis
  }
}
