-- The tables: events and announcements, and the people who can edit them.

create table public.events (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title ~ '\S'),
  description text not null check (description ~ '\S'),
  -- An absolute URL, or a path on this site.
  image text not null check (image ~ '\S'),
  -- Not validated here. The site checks whether it is a safe link.
  ticket_link text,
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

-- A user with one of these addresses, confirmed, is an admin. Edit the table in the SQL editor:
--   insert into public.admins (email) values ('someone@example.com');
create table public.admins (
  email text primary key check (email = lower(btrim(email)) and email like '%_@_%')
);

comment on table public.admins is 'E-mail addresses, in lower case, that may edit events.';
