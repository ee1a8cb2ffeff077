-- A copy of every enquiry for the office. The webhook gets the enquiry too, and its response alone counts for the visitor.

-- Whether a value is the body of an enquiry: an object of the form's fields, which are texts, and one list of texts. The form
-- has the same limits of characters, see src/enquiry/fields.ts; the limit of bytes leaves room for them in any script. Other
-- fields of the form are kept, so that a site with a new field loses no enquiry: texts, with a name as code has it.
create function private.is_enquiry_body(body jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(body) <> 'object' or octet_length(body::text) > 45000 then false
    else
      body ?& array['fullName', 'email', 'message']
      and (select count(*) from jsonb_object_keys(body)) <= 30
      and not exists (
        select 1 from jsonb_each(body) as field
        where key !~ '^[A-Za-z][A-Za-z0-9]{0,39}$'
          or jsonb_typeof(value) <> case key when 'servicesInterested' then 'array' else 'string' end
          or char_length(body ->> key) > case
            when key = 'message' then 10000
            when key in ('fullName', 'email', 'phone', 'company', 'eventDate', 'eventType', 'venue', 'budget', 'submissionDate')
              then 200
            else 2000
          end
      )
      and not jsonb_path_exists(body, '$.servicesInterested[*].type() ? (@ != "string")')
      and private.has_visible_text(body ->> 'fullName')
      and private.has_visible_text(body ->> 'message')
      -- A single address, as in the form: with a list of them, the office's answer would go to all.
      and body ->> 'email' ~ '^[^\s@,;:<>()".]+(\.[^\s@,;:<>()".]+)*@[^\s@,;:<>()".]+(\.[^\s@,;:<>()".]+)+$'
  end
$$;

create table public.enquiries (
  id uuid primary key default gen_random_uuid(),
  -- The visitor sees it too, and the webhook gets it.
  reference text not null check (reference ~ '^[A-Z0-9-]{1,40}$'),
  email text not null generated always as (body ->> 'email') stored,
  -- Empty if the visitor has not chosen one.
  event_date text not null generated always as (coalesce(body ->> 'eventDate', '')) stored,
  -- The fields of the enquiry as they were sent. The site reads no field of it without checking its type.
  body jsonb not null check (private.is_enquiry_body(body)),
  -- The path of the quote or the advice that the visitor came from. The site checks whether it is one.
  link text check (char_length(link) <= 4000),
  created_at timestamptz not null default now(),
  -- What the webhook answered, which emails the office. Unknown until the visitor's browser reports it, which may be never.
  delivery text not null default 'unknown' check (delivery in ('unknown', 'refused', 'accepted')),
  status text not null default 'new' check (status in ('new', 'answered', 'booked', 'closed')),
  note text not null default '' check (char_length(note) <= 2000),
  -- Which admin changed the row last, and when it arrived or an admin changed it. Set by triggers.
  handled_by text,
  -- When an admin first set it to answered or booked. Set by a trigger.
  answered_at timestamptz,
  updated_at timestamptz not null default now(),
  -- A visitor who tries again sends the same reference.
  unique (reference, email)
);

comment on table public.enquiries is
  'Copies of the enquiries that visitors have sent. Personal data. '
  'The copies of enquiries in the database are deleted a year after their last change, closed ones after 180 days, '
  'and booked ones no sooner than a year after the event.';

-- The office lists the newest first. submit_enquiry counts the newest.
create index enquiries_by_time on public.enquiries (created_at desc, id);

-- The office sees what else is asked for on the same day.
create index enquiries_by_event_date on public.enquiries (event_date);

alter table public.enquiries enable row level security;

create policy "Admins read enquiries"
  on public.enquiries for select
  to authenticated
  using ((select private.is_admin()));

create policy "Admins edit enquiries"
  on public.enquiries for update
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins delete enquiries"
  on public.enquiries for delete
  to authenticated
  using ((select private.is_admin()));

-- What a visitor's browser reports is no change by an admin, who could then not save.
create trigger set_updated_at
  before update of status, note on public.enquiries
  for each row execute function private.set_updated_at();

-- Null after a change in the SQL editor. Security definer, because callers may have no access to the schema auth.
create function private.set_handled_by()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.handled_by := auth.jwt() ->> 'email';
  return new;
end
$$;

create trigger set_handled_by
  before update of status, note on public.enquiries
  for each row execute function private.set_handled_by();

-- The first answer counts, also if the enquiry is new again because the visitor has asked something else.
create function private.set_answered_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.answered_at := coalesce(
    old.answered_at,
    case when new.status in ('answered', 'booked') then now() end
  );
  return new;
end
$$;

create trigger set_answered_at
  before update of status on public.enquiries
  for each row execute function private.set_answered_at();

-- Who sent the copies of the last day: the IP address of the browser, or the network of an IPv6 address.
create table private.enquiry_senders (
  sender inet not null,
  sent_at timestamptz not null default now()
);

create index enquiry_senders_by_sender on private.enquiry_senders (sender, sent_at);

-- Null where the API has no such header. Cloudflare, which a hosted project is behind, sets it and overwrites the caller's.
-- X-Forwarded-For starts with what the caller wrote.
create function private.get_sender()
returns inet
language plpgsql
stable
set search_path = ''
as $$
declare
  address inet;
begin
  address := current_setting('request.headers', true)::jsonb ->> 'cf-connecting-ip';
  return case when family(address) = 6 then network(set_masklen(address, 64)) else address end;
exception
  when invalid_text_representation then return null;
end
$$;

-- Stores the copy of an enquiry. Security definer, because visitors have no rights on the table: an insert that ignores
-- duplicates would need the right to read it. A repeat changes nothing. Returns the time of the database, by which the site
-- finds out whether the clock of the visitor's device is wrong, and nothing about the enquiry: a repeat looks like the first call.
create function public.submit_enquiry(reference text, body jsonb, link text default null)
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  current_sender inet := private.get_sender();
begin
  -- Checked before the insert: the message of a failed check contains the row, and would be in the server's log.
  if reference is null or reference !~ '^[A-Z0-9-]{1,40}$' or private.is_enquiry_body(body) is not true then
    raise exception 'not an enquiry' using errcode = 'PT400';
  end if;
  if exists (
    select 1 from public.enquiries as enquiry
    where enquiry.reference = submit_enquiry.reference and enquiry.email = submit_enquiry.body ->> 'email'
  ) then
    return now();
  end if;
  -- The comment of the table has the rule.
  delete from public.enquiries
  where updated_at < now() - case status when 'closed' then interval '180 days' else interval '1 year' end
    -- Compared as text, because a visitor can send a text that is not a date.
    and not (
      status = 'booked'
      and event_date ~ '^\d{4}-\d\d-\d\d$'
      and event_date >= to_char(private.sydney_day(now() - interval '1 year'), 'YYYY-MM-DD')
    );
  delete from private.enquiry_senders where sent_at < now() - interval '1 day';
  -- The limits for each sender are lower, so that one person cannot use up those for all.
  if (select count(*) from public.enquiries where created_at > now() - interval '10 minutes') >= 60
    or (select count(*) from public.enquiries where created_at > now() - interval '1 day') >= 500
    or (
      select count(*) filter (where sent_at > now() - interval '10 minutes') >= 10 or count(*) >= 50
      from private.enquiry_senders where sender = current_sender
    ) then
    raise exception 'too many enquiries' using errcode = 'PT429';
  end if;
  insert into public.enquiries (reference, body, link)
  values (
    submit_enquiry.reference,
    submit_enquiry.body,
    -- Without a link that is too long, the enquiry is still worth keeping.
    case when char_length(submit_enquiry.link) <= 4000 then submit_enquiry.link end
  )
  on conflict do nothing;
  if current_sender is not null then
    insert into private.enquiry_senders (sender) values (current_sender);
  end if;
  return now();
end
$$;

-- Records what the webhook answered to an enquiry. The browser of the visitor knows its reference and email address. Once
-- accepted, it stays so: a visitor may send it again, also days later. A refusal counts for a day. Returns nothing, also if
-- there is no such enquiry.
create function public.report_delivery(reference text, email text, accepted boolean)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.enquiries as enquiry
  set delivery = case when accepted then 'accepted' else 'refused' end
  where enquiry.reference = report_delivery.reference
    and enquiry.email = report_delivery.email
    and enquiry.delivery <> 'accepted'
    and (accepted or enquiry.created_at > now() - interval '1 day')
    and accepted is not null
$$;

-- The filters of the office's list. `npm run db:types` writes their names for the site, which has its texts in JSON.
create type public.enquiry_filters as (
  status text,
  delivery text,
  "eventDate" text,
  -- Words. More than 20 would take longer than a request may.
  search text
);

-- The enquiries that match the filters, an object with the fields of public.enquiry_filters. Each of the first 20 words of the
-- search is somewhere in their texts. A filter that is missing or empty matches all. `unknown` finds what is not confirmed after
-- a minute, as `list_enquiries` counts it.
create function private.find_enquiries(filters jsonb)
returns setof public.enquiries
language sql
stable
security invoker
set search_path = ''
as $$
  with filter as materialized (
    select * from jsonb_populate_record(null::public.enquiry_filters, filters)
  )
  select *
  from public.enquiries as enquiry
  -- Each filter is read in a subquery, which runs once, and not for each enquiry.
  where (select coalesce(status, '') from filter) in ('', enquiry.status)
    and (select coalesce(delivery, '') from filter) in ('', enquiry.delivery)
    and (
      (select coalesce(delivery, '') from filter) <> 'unknown'
      or enquiry.created_at < now() - interval '1 minute'
    )
    and (select coalesce("eventDate", '') from filter) in ('', enquiry.event_date)
    and (
      (select btrim(coalesce(search, '')) from filter) = ''
      or not exists (
        select 1
        from (
          -- Reads the texts of the body once, and not once for each field and word.
          select lower(
            concat_ws(
              ' ', reference, replace(reference, '-', ''), string_agg(value #>> '{}', ' '),
              regexp_replace(body ->> 'phone', '\D', '', 'g'), note
            )
          ) as texts
          -- A list gives each of its texts.
          from jsonb_path_query(body - array['eventDate', 'budget', 'submissionDate'], '$.*[*]') as value
          offset 0
        ) as searched,
          unnest((select (regexp_split_to_array(lower(btrim(search)), '\s+'))[:20] from filter)) as word
        where strpos(texts, word) = 0
      )
    )
$$;

-- A page of the office's list, counted from 1, or null for a caller who is not an admin: without an error, an empty list
-- would look like one without enquiries. New ones that arrived before `overdue_before` come first, the longest waiting
-- before the others, then the newest. A page past the end gives the last one. `days` has, for each event date of
-- the page, how many enquiries are booked and how many are open for it.
create function public.list_enquiries(
  page_size integer,
  filters jsonb default '{}',
  overdue_before timestamptz default null,
  page integer default 1
)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$
  with
    listed as (
      select
        id, created_at,
        enquiry.status = 'new' and created_at < coalesce(overdue_before, '-infinity') as is_overdue
      from private.find_enquiries(filters) as enquiry
    ),
    counted as (
      select count(*) as listed_count, least(page - 1, greatest(count(*) - 1, 0) / page_size) * page_size as start
      from listed
    ),
    shown as (
      select
        id,
        row_number() over (
          order by is_overdue desc, case when is_overdue then created_at end, created_at desc, id
        ) as position
      from listed
      order by position limit page_size offset (select counted.start from counted)
    )
  select jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(enquiry) order by position), '[]')
      from shown join public.enquiries as enquiry using (id)
    ),
    'start', counted.start,
    'listed_count', listed_count,
    'total', (select count(*) from public.enquiries),
    'new_count', (select count(*) from public.enquiries as enquiry where enquiry.status = 'new'),
    'overdue_count', (
      select count(*) from public.enquiries as enquiry where enquiry.status = 'new' and created_at < overdue_before
    ),
    'not_emailed_count', (
      select count(*) from public.enquiries as enquiry where enquiry.status = 'new' and enquiry.delivery = 'refused'
    ),
    -- Most are reported within seconds.
    'not_confirmed_count', (
      select count(*) from public.enquiries as enquiry
      where enquiry.status = 'new' and enquiry.delivery = 'unknown' and created_at < now() - interval '1 minute'
    ),
    -- How long the enquiries that were answered last had waited: the median in seconds, and how many they are.
    'answered', (
      select jsonb_build_object(
        'count', count(*),
        'median_seconds', percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at))
      )
      from (
        select answered_at, created_at from public.enquiries as enquiry
        where answered_at is not null and enquiry.status <> 'new'
        order by answered_at desc limit 30
      ) as latest
    ),
    'days', (
      select coalesce(jsonb_object_agg(day.event_date, jsonb_build_object('booked', booked, 'open', open)), '{}')
      from (
        select
          enquiry.event_date,
          count(*) filter (where enquiry.status = 'booked') as booked,
          count(*) filter (where enquiry.status in ('new', 'answered')) as open
        from public.enquiries as enquiry
        where enquiry.event_date <> ''
          and enquiry.event_date in (select own.event_date from shown join public.enquiries as own using (id))
        group by enquiry.event_date
      ) as day
    )
  )
  from counted
  where (select private.is_admin())
$$;
