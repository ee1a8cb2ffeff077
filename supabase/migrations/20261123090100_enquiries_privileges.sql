-- Who can use the table of enquiries, in the same way as the first privileges migration.

revoke all on public.enquiries from anon, authenticated;

-- Admins only, by the policies.
grant select, delete on public.enquiries to authenticated;
grant update (status, note) on public.enquiries to authenticated;

-- For scripts with the secret key, which bypass the policies.
grant select, insert, update, delete on public.enquiries to service_role;

revoke all on function private.is_enquiry_body(jsonb), private.set_handled_by(), private.set_answered_at(),
  private.get_sender(), private.find_enquiries(jsonb) from public;
revoke all on function public.submit_enquiry(text, jsonb, text), public.report_delivery(text, text, boolean),
  public.list_enquiries(integer, jsonb, timestamptz, integer)
  from public, anon, authenticated, service_role;

-- The check of the table runs as the caller.
grant execute on function private.is_enquiry_body(jsonb) to authenticated, service_role;
-- The site calls these as a visitor, even if an admin is signed in.
grant execute on function public.submit_enquiry(text, jsonb, text), public.report_delivery(text, text, boolean) to anon;

-- The office's list. These run as the caller, so the policies apply.
grant execute on function private.find_enquiries(jsonb),
  public.list_enquiries(integer, jsonb, timestamptz, integer) to authenticated;
