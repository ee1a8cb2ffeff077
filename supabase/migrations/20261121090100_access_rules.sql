-- Who may see and change which rows. Which columns, and which verbs at all: see the privileges migration.

-- Not exposed by the API: nothing in here can be called from outside.
create schema private;

-- "Today" everywhere on the site: the calendar day in Sydney, whatever the server's time zone.
create function private.sydney_day(moment timestamptz default now())
returns date
language sql
stable
set search_path = ''
as $$
  select (moment at time zone 'Australia/Sydney')::date
$$;

-- Looked up afresh for every statement, so that a name taken off the list is locked out at once, whatever the
-- token still says. Security definer, because callers may read neither table.
create function private.is_admin()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1
    from auth.users as account
    join public.admins as entry on entry.email = lower(account.email)
    where account.id = (select auth.uid())
      and account.email_confirmed_at is not null
  )
$$;

-- Lets the page tell a signed-in user whether the account still awaits approval. Says nothing about anyone else.
create function public.is_admin()
returns boolean
language sql
stable
security invoker
set search_path = ''
as $$
  select private.is_admin()
$$;

alter table public.events enable row level security;
alter table public.admins enable row level security;
-- public.admins has no policy on purpose: through the API nobody reads or writes it, admins included.

-- Visitors see what is on. Past events stay readable after retirement, because Postgres checks an updated row
-- against this policy too; an event that was taken off before its day does not.
create policy "Anyone reads active and past events"
  on public.events for select
  to anon, authenticated
  using (is_active or event_date < private.sydney_day());

-- The dashboard lists everything.
create policy "Admins read every event"
  on public.events for select
  to authenticated
  using ((select private.is_admin()));

-- Opening a page retires what is over, whoever opens it. Only from active to inactive and only past events;
-- the trigger below holds every other column still.
create policy "Anyone retires past events"
  on public.events for update
  to anon, authenticated
  using (is_active and event_date < private.sydney_day())
  with check (not is_active and event_date < private.sydney_day());

-- New entries come from the dashboard only.
create policy "Admins create events"
  on public.events for insert
  to authenticated
  with check ((select private.is_admin()));

-- An edit may touch any event, past and retired ones included.
create policy "Admins edit events"
  on public.events for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

-- Deletion is permanent, so it is nobody else's.
create policy "Admins delete events"
  on public.events for delete
  to authenticated
  using ((select private.is_admin()));

-- A policy cannot compare a row with what it was, and column grants cannot tell an admin from any other signed-in
-- account: both are the role "authenticated". Without this, a stranger could rewrite an event while retiring it.
create function private.hold_other_columns()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- The owner in the SQL editor and the service role are not bound by the API's rules.
  if current_user not in ('anon', 'authenticated') or private.is_admin() then
    return new;
  end if;
  if to_jsonb(new) - 'is_active' is distinct from to_jsonb(old) - 'is_active' then
    raise insufficient_privilege using message = 'only an admin may edit an event';
  end if;
  return new;
end
$$;

create trigger hold_other_columns
  before update on public.events
  for each row execute function private.hold_other_columns();
