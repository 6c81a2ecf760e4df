CREATE TABLE "audit_forwarded" (
	"chain" uuid PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_visit" (
	"visit" text NOT NULL,
	"patient_id" uuid NOT NULL,
	"audit_id" bigint,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"times" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "audit_visit_visit_patient_id_pk" PRIMARY KEY("visit","patient_id")
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "continues" bigint;--> statement-breakpoint
CREATE INDEX "audit_visit_audit_idx" ON "audit_visit" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "audit_object_idx" ON "audit" USING gin ("object_ids");--> statement-breakpoint
CREATE INDEX "audit_continues_idx" ON "audit" USING btree ("continues") WHERE "audit"."continues" is not null;--> statement-breakpoint
-- Rows without the two new columns keep the content, and so the hash, they were written with.
create or replace function audit_content(entry audit) returns text language sql stable as $$
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
  ]::text[] || case
    when entry.changes is null and entry.continues is null then array[]::text[]
    else array[entry.changes::text, entry.continues::text]
  end)::text
$$;
--> statement-breakpoint
-- Every office group has a chain from its first moment, so that a chain that is gone is missed.
create function audit_head_begin() returns trigger language plpgsql as $$
begin
  insert into audit_head (chain, length, hash) values (new.id, 0, '') on conflict do nothing;
  return null;
end
$$;
--> statement-breakpoint
create trigger audit_head_begin after insert on office_group for each row execute function audit_head_begin();
--> statement-breakpoint
insert into audit_head (chain, length, hash) select id, 0, '' from office_group on conflict do nothing;
--> statement-breakpoint
-- The end of a chain only ever moves with a row: the triggers of `audit` and `office_group` are one level further out.
create function audit_head_guarded() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 or tg_op in ('DELETE', 'TRUNCATE') then
    raise exception 'the ends of audit chains are never changed by hand';
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger audit_head_guarded before insert or update or delete or truncate on audit_head
  for each statement execute function audit_head_guarded();
