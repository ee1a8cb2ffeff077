-- The enquiries that match the filters, an object of texts: `status`, `delivery`, `eventDate`, and `search`, of which each of
-- the first 20 words is somewhere in their texts. More words would take longer than a request may. A filter that is missing or
-- empty matches all. `unknown` finds what is not confirmed after a minute, as the list counts it. EnquiryFilters in src/data/enquiries.ts is its type.
create or replace function private.find_enquiries(filters jsonb)
returns setof public.enquiries
language sql
stable
security invoker
set search_path = ''
as $$
  select *
  from public.enquiries as enquiry
  -- Each filter is read in a subquery, which runs once, and not for each enquiry.
  where (select coalesce(filters ->> 'status', '')) in ('', enquiry.status)
    and (select coalesce(filters ->> 'delivery', '')) in ('', enquiry.delivery)
    and (
      (select coalesce(filters ->> 'delivery', '')) <> 'unknown'
      or enquiry.created_at < now() - interval '1 minute'
    )
    and (select coalesce(filters ->> 'eventDate', '')) in ('', enquiry.event_date)
    and (
      (select btrim(coalesce(filters ->> 'search', ''))) = ''
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
          unnest((select (regexp_split_to_array(lower(btrim(filters ->> 'search')), '\s+'))[:20])) as word
        where strpos(texts, word) = 0
      )
    )
$$;
