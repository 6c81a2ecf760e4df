CREATE TABLE "stream_ticket" (
	"digest" text PRIMARY KEY NOT NULL,
	"device_id" uuid NOT NULL,
	"session_digest" text NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stream_ticket" ADD CONSTRAINT "stream_ticket_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stream_ticket_expires_index" ON "stream_ticket" USING btree ("expires");