-- A copy of every enquiry for the office. The webhook gets the enquiry too, and its response alone counts for the visitor.

-- Whether a value is the body of an enquiry: an object of texts, and one list of texts.
create function private.is_enquiry_body(body jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(body) <> 'object' or octet_length(body::text) > 60000 then false
    else
      body ?& array['fullName', 'email', 'message']
      and not exists (
        select 1 from jsonb_each(body) as field
        where jsonb_typeof(value) <> case key when 'servicesInterested' then 'array' else 'string' end
      )
      and not jsonb_path_exists(body, '$.servicesInterested[*].type() ? (@ != "string")')
      and char_length(body ->> 'email') between 3 and 200
  end
$$;

create table public.enquiries (
  id uuid primary key default gen_random_uuid(),
  -- The visitor sees it too, and the webhook gets it.
  reference text not null check (reference ~ '^[A-Z0-9-]{1,40}$'),
  email text not null generated always as (body ->> 'email') stored,
  -- What the webhook gets, as it was sent. The site reads no field of it without checking its type.
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
  if (select count(*) from public.enquiries where created_at > now() - interval '10 minutes') >= 60 then
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
