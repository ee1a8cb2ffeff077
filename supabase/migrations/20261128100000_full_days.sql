-- Days on which the office takes no more bookings. The site tells a visitor who asks for one. A day that is not in the table
-- may have no crew left either, so no page says that it is free.
create table public.full_days (
  day date primary key
);

alter table public.full_days enable row level security;

create policy "Anyone reads the full days from today on"
  on public.full_days for select
  to anon, authenticated
  using (day >= (select private.sydney_day()));

create policy "Admins mark days as full"
  on public.full_days for insert
  to authenticated
  with check ((select private.is_admin()));

create policy "Admins take full days back"
  on public.full_days for delete
  to authenticated
  using ((select private.is_admin()));
