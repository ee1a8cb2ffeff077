import { useEffect, useState } from 'react'
import { getIsAdmin } from '../data/auth'
import { Notice } from './Notice'

/** Whether the account is not on the admin list. False until that is known. */
export function useIsPendingApproval(): boolean {
  const [isPending, setIsPending] = useState(false)
  useEffect(() => void getIsAdmin().then((isAdmin) => setIsPending(isAdmin === false)), [])
  return isPending
}

/** Tells the holder of an account that is not on the admin list what it can do. */
export function ApprovalNotice({ children }: { children: string }) {
  return <Notice title="Your account is waiting for approval">{children}</Notice>
}
