-- The pictures that admins upload for events. The storage service checks the size of a file, the type that the request
-- states, and these policies.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('event-images', 'event-images', true, 4 * 1024 * 1024, array['image/webp', 'image/jpeg'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Everyone can download a file of a public bucket, without a policy. Only admins can list the files. Their names are
-- random, so the picture of an unpublished event cannot be found by guessing. Deleting a file needs this policy too.
create policy "Admins list event images"
  on storage.objects for select
  to authenticated
  using (bucket_id = 'event-images' and (select private.is_admin()));

-- Nobody replaces a file: each upload has a new name, and browsers keep a file for a year.
create policy "Admins upload event images"
  on storage.objects for insert
  to authenticated
  with check (bucket_id = 'event-images' and (select private.is_admin()));

-- An event may have begun to show a picture since list_unused_event_images named it.
create policy "Admins delete unused event images"
  on storage.objects for delete
  to authenticated
  using (
    bucket_id = 'event-images'
    and (select private.is_admin())
    and not exists (select 1 from public.events where strpos(image, objects.name) > 0)
  );

-- Names the files older than a week that no event shows: of replaced pictures, deleted events and forms that were
-- cancelled. A form that is still open, also on another computer, may use a newer one. An event may name its file with or without a
-- host and a query. Runs with the rights of the caller, and only admins can list the files.
create function public.list_unused_event_images()
returns setof text
language sql
stable
security invoker
set search_path = ''
as $$
  select file.name
  from storage.objects as file
  where file.bucket_id = 'event-images'
    and file.updated_at < now() - interval '7 days'
    and not exists (select 1 from public.events where strpos(image, file.name) > 0)
$$;
