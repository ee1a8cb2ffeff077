import { Notice } from './Notice'

/** Tells the holder of an account that is not on the admin list what it can do. */
export function ApprovalNotice({ children }: { children: string }) {
  return <Notice title="Your account is waiting for approval">{children}</Notice>
}
