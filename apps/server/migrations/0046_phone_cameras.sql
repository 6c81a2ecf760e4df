CREATE TABLE "camera_link" (
	"device_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"token_digest" text NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	CONSTRAINT "camera_link_tokenDigest_unique" UNIQUE("token_digest")
);
--> statement-breakpoint
CREATE TABLE "test_picture" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"test_id" uuid NOT NULL,
	"run" integer NOT NULL,
	"eye" text NOT NULL,
	"key" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"jpeg" "bytea" NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_picture_testId_key_unique" UNIQUE("test_id","key")
);
--> statement-breakpoint
ALTER TABLE "camera_link" ADD CONSTRAINT "camera_link_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_picture" ADD CONSTRAINT "test_picture_test_id_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."test"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_picture_test_id_run_index" ON "test_picture" USING btree ("test_id","run");