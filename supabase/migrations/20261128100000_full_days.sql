-- Days on which the office takes no more bookings. A visitor who asks for one is told so. Nothing else is known of a day: a
-- day that is not in the table is not free, and no page says so.
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
