type Props = { what: string; until?: string }

/** For a browser whose storage is blocked or full. */
export const getNotStoredMessage = ({ what, until = "you've sent it" }: Props): string =>
  `This browser can't store ${what}. Keep this page open until ${until}.`

export function NotStored(props: Props) {
  return <p>{getNotStoredMessage(props)}</p>
}
