-- Which commands and columns each role can use. For rows, see the access rules migration.
-- Contains only statements that can be repeated, because the embedded backend runs every `*_privileges.sql` again on
-- each start.

-- Older Supabase projects grant all privileges on a new table to all roles. Revoke them first.
revoke all on public.events, public.admins from anon, authenticated;

-- Everyone can read events and filter by their columns.
grant select on public.events to anon, authenticated;

-- Deactivating a past event is the only write that a visitor needs.
grant update (is_active) on public.events to anon;

-- The fields of the form, and an id, so that repeating a request cannot create a second event. The database sets
-- created_at and updated_at.
grant insert (id, title, description, image, image_alt, ticket_link, category, event_date, is_active)
  on public.events to authenticated;
grant update (title, description, image, image_alt, ticket_link, category, event_date, is_active)
  on public.events to authenticated;
grant delete on public.events to authenticated;

-- For scripts with the secret key, which bypass the policies.
grant select, insert, update, delete on public.events to service_role;

-- By default every role can call a new function.
revoke all on function private.has_visible_text(text), private.sydney_day(timestamptz), private.is_admin(), private.bind_admin_account(),
  private.reject_other_changes(), private.set_updated_at() from public;
revoke all on function public.is_admin(), public.list_unused_event_images() from public, anon, service_role;

-- Policies and checks run as the caller, so the caller needs access to the functions in them.
grant usage on schema private to anon, authenticated, service_role;
grant execute on function private.has_visible_text(text) to anon, authenticated, service_role;
grant execute on function private.sydney_day(timestamptz) to anon, authenticated;
grant execute on function private.is_admin(), public.is_admin(), public.list_unused_event_images() to authenticated;

-- The queries of the site take milliseconds. A filter with a slow regular expression could otherwise occupy a connection
-- for the whole default timeout.
alter role anon set statement_timeout = '1s';
alter role authenticated set statement_timeout = '3s';
-- The API reads the settings of roles when it starts and after this notification.
notify pgrst, 'reload config';
