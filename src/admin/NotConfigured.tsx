/** Replaces the login screen in a build without a backend. The public pages work without one. */
export function NotConfigured() {
  return (
    <div className="wrap pt-36">
      <p className="mb-5 eyebrow">Stage door</p>
      <h1 tabIndex={-1} className="text-section">
        Events Admin
      </h1>
      <p className="mt-4 max-w-[56ch] text-intro">
        There is no backend to sign in to: this build of the site was made without the address of one. Set the two
        variables below, build again and publish the result.
      </p>
      <ul className="mt-8 max-w-xl divide-y divide-line border-y border-line">
        <Variable name="VITE_SUPABASE_URL" text="the address of the backend’s project" />
        <Variable name="VITE_SUPABASE_ANON_KEY" text="its publishable key, which is no secret" />
      </ul>
    </div>
  )
}

function Variable({ name, text }: { name: string; text: string }) {
  return (
    <li className="grid gap-1 py-4">
      <code className="font-mono text-small wrap-anywhere text-warm">{name}</code>
      <span className="text-small text-muted">{text}</span>
    </li>
  )
}
