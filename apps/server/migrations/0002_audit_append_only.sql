create function audit_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'audit rows are never changed';
end
$$;
--> statement-breakpoint
create trigger audit_append_only before update or delete or truncate on audit
  for each statement execute function audit_append_only();
