-- Which verbs and columns each role may use at all. Rows: see the access rules.
-- Grants and revokes only, so that it can be run again: the embedded backend runs every migration named `*_privileges.sql`
-- once more on each start.

-- A project hands every new table to every role. Start from nothing instead.
revoke all on public.events, public.admins from anon, authenticated;

-- Everyone reads events, and names their columns in filters.
grant select on public.events to anon, authenticated;

-- Retiring a past event is the one write of a visitor.
grant update (is_active) on public.events to anon;

-- What the form holds. Never id or created_at: the database writes those.
grant insert (title, description, image, ticket_link, category, event_date, is_active) on public.events to authenticated;
grant update (title, description, image, ticket_link, category, event_date, is_active) on public.events to authenticated;
grant delete on public.events to authenticated;

-- Functions start out callable by everyone.
revoke all on function private.sydney_day(timestamptz), private.is_admin(), private.hold_other_columns() from public;
revoke all on function public.is_admin() from public, anon;

-- The policies run as the caller, so the caller needs what they call.
grant usage on schema private to anon, authenticated;
grant execute on function private.sydney_day(timestamptz), private.is_admin() to anon, authenticated;
grant execute on function public.is_admin() to authenticated;
