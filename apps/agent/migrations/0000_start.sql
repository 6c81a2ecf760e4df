-- Trigrams make the search of patients an index look-up.
create extension if not exists pg_trgm;
--> statement-breakpoint
CREATE TABLE "agent_token" (
	"digest" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"groups" text[] NOT NULL,
	"offices" uuid[] NOT NULL,
	"all_offices" boolean NOT NULL,
	"date_format" text NOT NULL,
	"disable_pi" boolean NOT NULL,
	"last_seen" timestamp with time zone DEFAULT now() NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"office_group_id" uuid,
	"actor_id" uuid,
	"actor_kind" text NOT NULL,
	"action" text NOT NULL,
	"object_kind" text,
	"object_ids" uuid[] NOT NULL,
	"patient_ids" uuid[] NOT NULL,
	"result" integer NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"request_id" text,
	"address" text,
	"changes" jsonb,
	"continues" bigint
);
--> statement-breakpoint
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
CREATE TABLE "office_group" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patient" (
	"id" uuid PRIMARY KEY NOT NULL,
	"office_id" uuid,
	"first_name" text,
	"last_name" text,
	"date_of_birth" date,
	"email" text,
	"phone" text,
	"patient_id_number" text,
	"merged_into" uuid,
	"merged_at" timestamp with time zone,
	"search_text" text NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"last_sign_in" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_assertion" (
	"id" uuid PRIMARY KEY NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agent_token" ADD CONSTRAINT "agent_token_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient" ADD CONSTRAINT "patient_updated_by_staff_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_token_expires_idx" ON "agent_token" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "audit_actor_idx" ON "audit" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_patient_idx" ON "audit" USING gin ("patient_ids");--> statement-breakpoint
CREATE INDEX "audit_group_idx" ON "audit" USING btree ("office_group_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_object_idx" ON "audit" USING gin ("object_ids");--> statement-breakpoint
CREATE INDEX "audit_continues_idx" ON "audit" USING btree ("continues") WHERE "audit"."continues" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_link_position_key" ON "audit_link" USING btree ("chain","position");--> statement-breakpoint
CREATE INDEX "audit_visit_audit_idx" ON "audit_visit" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "patient_name_idx" ON "patient" USING btree ("last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "patient_first_name_idx" ON "patient" USING btree ("first_name","id");--> statement-breakpoint
CREATE INDEX "patient_birth_idx" ON "patient" USING btree ("date_of_birth","id");--> statement-breakpoint
CREATE INDEX "patient_number_idx" ON "patient" USING btree ("patient_id_number","id");--> statement-breakpoint
CREATE INDEX "patient_updated_idx" ON "patient" USING btree ("updated","id");--> statement-breakpoint
CREATE INDEX "patient_search_idx" ON "patient" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "patient_merged_idx" ON "patient" USING btree ("merged_at") WHERE "patient"."merged_at" is not null;--> statement-breakpoint
CREATE INDEX "used_assertion_expires_idx" ON "used_assertion" USING btree ("expires");
--> statement-breakpoint
-- The access log as in the migrations of the server, whose code verifies it: rows are only ever added.
create function audit_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'audit rows are never changed';
end
$$;
--> statement-breakpoint
create trigger audit_append_only before update or delete or truncate on audit
  for each statement execute function audit_append_only();
--> statement-breakpoint
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
  ]::text[] || case
    when entry.changes is null and entry.continues is null then array[]::text[]
    else array[entry.changes::text, entry.continues::text]
  end)::text
$$;
--> statement-breakpoint
create function audit_hash(previous text, content text) returns text language sql immutable as $$
  select encode(sha256(convert_to(previous || content, 'UTF8')), 'hex')
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
--> statement-breakpoint
-- Whoever writes a row increases its version if what a form shows changes.
create function increase_version() returns trigger language plpgsql as $$
begin
  new."version" := old."version" + 1;
  return new;
end
$$;
--> statement-breakpoint
create trigger patient_version before update on "patient" for each row when (
  (old."first_name", old."last_name", old."date_of_birth", old."email", old."phone", old."patient_id_number")
  is distinct from
  (new."first_name", new."last_name", new."date_of_birth", new."email", new."phone", new."patient_id_number")
) execute function increase_version();
