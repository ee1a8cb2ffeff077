-- Who can use the table of full days, in the same way as the first privileges migration.

revoke all on public.full_days from anon, authenticated;

grant select on public.full_days to anon, authenticated;
-- Admins only, by the policies.
grant insert (day), delete on public.full_days to authenticated;

-- For scripts with the secret key, which bypass the policies.
grant select, insert, update, delete on public.full_days to service_role;
