-- Which rows each role can read and change. For columns and commands, see the privileges migration.

-- The site's "today": the calendar day in Sydney, independent of the server's time zone.
create function private.sydney_day(moment timestamptz default now())
returns date
language sql
stable
set search_path = ''
as $$
  select (moment at time zone 'Australia/Sydney')::date
$$;

-- Reads the tables instead of the token, so that removing an admin or signing out takes effect immediately. Security
-- definer, because callers cannot read the tables.
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
    join auth.sessions as session on session.user_id = account.id
    join public.admins as entry on entry.email = lower(account.email)
    where account.id = (select auth.uid())
      and session.id::text = (select auth.jwt() ->> 'session_id')
      and account.email_confirmed_at is not null
      and (entry.user_id = account.id or entry.is_sample)
  )
$$;

-- Tells a signed-in user whether their own account is an admin.
create function public.is_admin()
returns boolean
language sql
stable
security invoker
set search_path = ''
as $$
  select private.is_admin()
$$;

-- Binds a new admin to an account. Anyone can sign up with any address, and the confirmation or the invitation that its
-- owner then accepts keeps that person's password. So the password and the sessions of the account are removed here:
-- the next password is set through an email to the address. An account that gets the address later has no rights.
create function private.bind_admin_account()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select id into new.user_id from auth.users where lower(email) = new.email and email_confirmed_at is not null;
  if new.user_id is null then
    raise exception 'no account has confirmed the address %', new.email
      using hint = 'Invite the person, and insert the row after they have followed the link.';
  end if;
  update auth.users set encrypted_password = '' where id = new.user_id;
  delete from auth.sessions where user_id = new.user_id;
  return new;
end
$$;

create trigger bind_admin_account
  before insert or update on public.admins
  for each row when (not new.is_sample)
  execute function private.bind_admin_account();

-- public.admins has no policy, so the API cannot read or write it, not even for an admin.

-- Visitors see active events only. Postgres also checks an updated row against this policy, so the transaction that
-- deactivates an event can still read it: set_updated_at below gives it a time after the start of that transaction.
create policy "Anyone reads active events"
  on public.events for select
  to anon, authenticated
  using (is_active or updated_at >= now());

-- The dashboard lists all events.
create policy "Admins read every event"
  on public.events for select
  to authenticated
  using ((select private.is_admin()));

-- The site deactivates past events when any visitor opens a page. Allows only past events and only active to inactive;
-- the trigger below rejects changes to other columns.
create policy "Anyone deactivates past events"
  on public.events for update
  to anon, authenticated
  using (is_active and event_date < (select private.sydney_day()))
  with check (not is_active and event_date < (select private.sydney_day()));

-- Only the dashboard creates events.
create policy "Admins create events"
  on public.events for insert
  to authenticated
  with check ((select private.is_admin()));

-- Includes past and inactive events.
create policy "Admins edit events"
  on public.events for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

-- Deletion is permanent.
create policy "Admins delete events"
  on public.events for delete
  to authenticated
  using ((select private.is_admin()));

-- A policy cannot compare the new row with the old one, and column privileges cannot tell an admin from another
-- signed-in user, because both have the role "authenticated". Without this trigger, any signed-in user could rewrite a
-- past event while deactivating it.
create function private.reject_other_changes()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- The owner (in the SQL editor) and the service role can change everything.
  if current_user not in ('anon', 'authenticated')
    or to_jsonb(new) - 'is_active' is not distinct from to_jsonb(old) - 'is_active' then
    return new;
  end if;
  -- A separate statement, because only "authenticated" may call the function.
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only an admin may edit an event';
  end if;
  return new;
end
$$;

create trigger reject_other_changes
  before update on public.events
  for each row execute function private.reject_other_changes();

-- Records when a row was last changed: not when the transaction began, which may be before a list was read that does not have
-- the change. Every update gives another value, even if the clock is coarse or was set back.
create function private.set_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end
$$;

-- Triggers run in the order of their names: this one after reject_other_changes, which would reject the new value.
create trigger set_updated_at
  before update on public.events
  for each row execute function private.set_updated_at();
