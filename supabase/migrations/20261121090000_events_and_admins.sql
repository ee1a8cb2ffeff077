-- The tables: events and announcements, and the people who can edit them.

-- The API does not expose this schema.
create schema private;

-- Whether a text contains more than spaces, control characters and zero-width characters. hasVisibleText in
-- src/lib/form-schema.ts does the same.
create function private.has_visible_text(value text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select value ~ (
    '[^\s\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F'
    || '\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8'
    || '\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
  )
$$;

create table public.events (
  id uuid primary key default gen_random_uuid(),
  title text not null check (private.has_visible_text(title) and char_length(title) <= 200),
  description text not null check (private.has_visible_text(description) and char_length(description) <= 5000),
  -- An absolute URL, or a path on this site.
  image text not null check (private.has_visible_text(image) and char_length(image) <= 2048),
  -- What the picture shows, for people who cannot see it. Empty if the title says enough.
  image_alt text not null default '' check (char_length(image_alt) <= 300),
  -- Only its length is validated here. The site checks whether it is a safe link.
  ticket_link text check (char_length(ticket_link) <= 2048),
  category text not null default 'Announcement' check (
    category in (
      'Announcement',
      'Equipment Update',
      'Partnership',
      'Team News',
      'Service Update',
      'Event',
      'Festival',
      'Corporate',
      'Wedding'
    )
  ),
  -- The calendar day in Sydney. The bounds reject 'infinity' and typing errors such as the year 20266.
  event_date date not null check (event_date between '2000-01-01' and '2999-12-31'),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  -- Set by a trigger. An admin's save compares it, so that it does not overwrite a change made meanwhile.
  updated_at timestamptz not null default now()
);

comment on table public.events is 'Events and announcements of the What''s New? section.';

-- The public list: active events by date.
create index events_active_by_date on public.events (event_date desc, id) where is_active;

-- Edit this table in the SQL editor, after the person has confirmed the address:
--   insert into public.admins (email) values ('someone@example.com');
-- This removes the account's password and signs it out, so the person then uses "Forgot password?".
create table public.admins (
  email text primary key check (email = lower(email) and email !~ '\s' and email like '%_@_%'),
  -- The account that had confirmed the address when the row was inserted. Set by a trigger.
  user_id uuid unique references auth.users (id) on delete cascade,
  -- For development only: the first account that signs up with the address is an admin.
  is_sample boolean not null default false,
  check (is_sample = (user_id is null))
);

comment on table public.admins is 'The accounts that may edit events.';

-- Older Supabase projects grant all privileges on a new table to all roles. Nobody can use these tables until the later migrations
-- have added policies and privileges.
alter table public.events enable row level security;
alter table public.admins enable row level security;
revoke all on public.events, public.admins from anon, authenticated;
