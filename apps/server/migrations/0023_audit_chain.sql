CREATE TABLE "audit_head" (
	"chain" uuid PRIMARY KEY NOT NULL,
	"length" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_link" (
	"audit_id" bigint PRIMARY KEY NOT NULL,
	"chain" uuid NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "audit_link_position_key" ON "audit_link" USING btree ("chain","position");
--> statement-breakpoint
CREATE INDEX "audit_group_idx" ON "audit" USING btree ("office_group_id","at","id");--> statement-breakpoint
-- What a row says, as a JSON array of texts without spaces: what JSON.stringify makes of the same array.
create function audit_content(entry audit) returns text language sql stable as $$
  select array_to_json(array[
    entry.id::text,
    to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    entry.office_group_id::text,
    entry.actor_id::text,
    entry.actor_kind,
    entry.action,
    entry.object_kind,
    entry.object_ids::text,
    entry.patient_ids::text,
    entry.result::text,
    entry.times::text,
    entry.request_id,
    entry.address
  ]::text[])::text
$$;
--> statement-breakpoint
create function audit_hash(previous text, content text) returns text language sql immutable as $$
  select encode(sha256(convert_to(previous || content, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- The rows there are. Each end is written once: a row updated over and over in one transaction takes longer each time.
do $$
declare
  entry audit;
  content text;
  chain_of uuid;
  head audit_head;
begin
  for entry in select * from audit order by office_group_id, id loop
    content := audit_content(entry);
    chain_of := coalesce(entry.office_group_id, '00000000-0000-0000-0000-000000000000');
    if head.chain is distinct from chain_of then
      if head.chain is not null then insert into audit_head values (head.*); end if;
      head := (chain_of, 0, '');
    end if;
    head := (chain_of, head.length + 1, audit_hash(head.hash, content));
    insert into audit_link (audit_id, chain, position, hash) values (entry.id, head.chain, head.length, head.hash);
  end loop;
  if head.chain is not null then insert into audit_head values (head.*); end if;
end
$$;
--> statement-breakpoint
create function audit_chained() returns trigger language plpgsql as $$
declare
  content text := audit_content(new);
  head audit_head;
begin
  insert into audit_head as last (chain, length, hash)
    values (coalesce(new.office_group_id, '00000000-0000-0000-0000-000000000000'), 1, audit_hash('', content))
    on conflict (chain) do update set length = last.length + 1, hash = audit_hash(last.hash, content)
    returning * into head;
  insert into audit_link (audit_id, chain, position, hash) values (new.id, head.chain, head.length, head.hash);
  return null;
end
$$;
--> statement-breakpoint
-- Deferred: the end of the chain is locked from here to the commit that follows at once, not while calls do their work.
create constraint trigger audit_chained after insert on audit deferrable initially deferred
  for each row execute function audit_chained();
--> statement-breakpoint
create trigger audit_link_append_only before update or delete or truncate on audit_link
  for each statement execute function audit_append_only();
