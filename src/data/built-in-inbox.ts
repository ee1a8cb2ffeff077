/** The inbox of `npm run dev` and `npm run preview`. A production build sets VITE_ENQUIRY_WEBHOOK_URL instead. */
export const BUILT_IN_INBOX = '/api/enquiries'
