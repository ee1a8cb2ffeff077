-- A copy of every enquiry for the office. The webhook gets the enquiry too, and its response alone counts for the visitor.

-- Whether a value is the body of an enquiry: an object of texts, and one list of texts. The form has the same limits of
-- characters, see src/enquiry/enquiry.ts; the limit of bytes leaves room for them in any script.
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
      and not exists (
        select 1 from jsonb_each(body) as field
        where jsonb_typeof(value) <> case key when 'servicesInterested' then 'array' else 'string' end
          or char_length(body ->> key) > case key when 'message' then 10000 when 'servicesInterested' then 2000 else 200 end
      )
      and not jsonb_path_exists(body, '$.servicesInterested[*].type() ? (@ != "string")')
      -- A single address, as in the form: with a list of them, the office's answer would go to all.
      and body ->> 'email' ~ '^[^\s@,;:<>()"]+@[^\s@,;:<>()"]+\.[^\s@,;:<>()"]+$'
  end
$$;

create table public.enquiries (
  id uuid primary key default gen_random_uuid(),
  -- The visitor sees it too, and the webhook gets it.
  reference text not null check (reference ~ '^[A-Z0-9-]{1,40}$'),
  email text not null generated always as (body ->> 'email') stored,
  -- The fields of the enquiry as they were sent. The site reads no field of it without checking its type.
  body jsonb not null check (private.is_enquiry_body(body)),
  -- The path of the quote or the advice that the visitor came from. The site checks whether it is one.
  link text check (char_length(link) <= 4000),
  created_at timestamptz not null default now(),
  status text not null default 'new' check (status in ('new', 'answered', 'booked', 'closed')),
  note text not null default '' check (char_length(note) <= 2000),
  -- Who changed the row last, and when. Set by triggers.
  handled_by text,
  updated_at timestamptz not null default now(),
  -- A visitor who tries again sends the same reference.
  unique (reference, email)
);

comment on table public.enquiries is 'Copies of the enquiries that visitors have sent. Personal data.';

-- The office lists the newest first. submit_enquiry counts the newest.
create index enquiries_by_time on public.enquiries (created_at desc, id);

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

create trigger set_updated_at
  before update on public.enquiries
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
  before update on public.enquiries
  for each row execute function private.set_handled_by();

-- How many copies submit_enquiry has refused since the last quiet week, and when it refused the last one, in seconds since
-- 1970. Sequences, because the error that refuses a copy undoes what is written to tables.
create sequence private.refused_enquiries;
create sequence private.enquiry_refused_at;

-- Stores the copy of an enquiry. Security definer, because visitors have no rights on the table: an insert that ignores
-- duplicates would need the right to read it. A repeat changes nothing, and returns the same as the first call.
create function public.submit_enquiry(reference text, body jsonb, link text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Checked before the insert: the message of a failed check contains the row, and would be in the server's log.
  if reference is null or reference !~ '^[A-Z0-9-]{1,40}$' or private.is_enquiry_body(body) is not true then
    raise exception 'not an enquiry' using errcode = 'PT400';
  end if;
  delete from public.enquiries where status = 'closed' and updated_at < now() - interval '180 days';
  if (select count(*) from public.enquiries where created_at > now() - interval '10 minutes') >= 60
    or (select count(*) from public.enquiries where created_at > now() - interval '1 day') >= 500 then
    if (select to_timestamp(last_value) from private.enquiry_refused_at) < now() - interval '7 days' then
      perform setval('private.refused_enquiries', 1);
    else
      perform nextval('private.refused_enquiries');
    end if;
    perform setval('private.enquiry_refused_at', extract(epoch from now())::bigint);
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
end
$$;

-- The enquiries with this status that have every word of a search somewhere in their texts. Empty texts match all.
create function private.find_enquiries(search text, status text)
returns setof public.enquiries
language sql
stable
security invoker
set search_path = ''
as $$
  select *
  from public.enquiries as enquiry
  where (find_enquiries.status = '' or enquiry.status = find_enquiries.status)
    and (
      btrim(search) = ''
      or not exists (
        select 1
        from regexp_split_to_table(lower(btrim(search)), '\s+') as word
        where strpos(
          lower(
            concat_ws(
              ' ', reference, replace(reference, '-', ''), body ->> 'fullName', email,
              body ->> 'phone', regexp_replace(body ->> 'phone', '\D', '', 'g'), body ->> 'company',
              body ->> 'eventType', body ->> 'venue', body ->> 'servicesInterested', body ->> 'message', note
            )
          ),
          word
        ) = 0
      )
    )
$$;

-- A page of the office's list, counted from 1, newest first, or null for a caller who is not an admin: without an error,
-- an empty list would look like one without enquiries. A page past the end gives the last one. The enquiry `kept_id`, which
-- was saved last, is listed even if it does not match.
create function public.list_enquiries(
  search text default '',
  status text default '',
  page integer default 1,
  page_size integer default 24,
  kept_id uuid default null
)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$
  with
    found as materialized (
      select id, created_at, updated_at from private.find_enquiries(list_enquiries.search, list_enquiries.status)
    ),
    listed as (
      select id, created_at from found
      union
      select id, created_at from public.enquiries where id = list_enquiries.kept_id
    ),
    counted as (
      select count(*) as listed_count, least(page - 1, greatest(count(*) - 1, 0) / page_size) * page_size as start
      from listed
    ),
    shown as (
      select id from listed order by created_at desc, id limit page_size offset (select counted.start from counted)
    )
  select jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(enquiry) order by enquiry.created_at desc, enquiry.id), '[]')
      from public.enquiries as enquiry
      where enquiry.id in (select id from shown)
    ),
    'start', counted.start,
    'listed_count', listed_count,
    'match_count', (select count(*) from found),
    'last_update', (select max(updated_at) from found),
    'total', (select count(*) from public.enquiries),
    'new_count', (select count(*) from public.enquiries as enquiry where enquiry.status = 'new'),
    'refused_count', (select last_value from private.refused_enquiries),
    'refused_at', (
      select to_timestamp(last_value) from private.enquiry_refused_at
      where to_timestamp(last_value) > now() - interval '7 days'
    )
  )
  from counted
  where (select private.is_admin())
$$;

-- Deletes the enquiries that match, unless they arrived or were changed after `last_update`, which list_enquiries has
-- returned. Returns their ids, or null for a caller who is not an admin.
create function public.delete_enquiries(search text, status text, last_update timestamptz)
returns jsonb
language sql
security invoker
set search_path = ''
as $$
  with deleted as (
    delete from public.enquiries
    where id in (
      select id from private.find_enquiries(delete_enquiries.search, delete_enquiries.status)
      where updated_at <= last_update
    )
    returning id
  )
  select coalesce(jsonb_agg(id), '[]') from deleted having (select private.is_admin())
$$;
