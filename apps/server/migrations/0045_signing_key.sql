CREATE TABLE "signing_key" (
	"id" text PRIMARY KEY NOT NULL,
	"private_key" jsonb NOT NULL,
	"public_key" jsonb NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
