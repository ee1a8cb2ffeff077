/** Replaces the login screen in a build without a backend. The public pages work without one. */
export function NotConfigured() {
  return (
    <div className="wrap pt-36">
      <h1 tabIndex={-1} className="text-section">
        Events Admin
      </h1>
      <p className="mt-4 max-w-[56ch] text-intro">
        You can't sign in, because this version of the site was built without a Supabase project. Ask whoever looks
        after the site to set these two variables, then build and publish it again.
      </p>
      <ul className="mt-8 max-w-xl divide-y divide-line border-y border-line">
        <Variable name="VITE_SUPABASE_URL" text="the URL of your Supabase project" />
        <Variable name="VITE_SUPABASE_ANON_KEY" text="its publishable key, which visitors can see" />
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
