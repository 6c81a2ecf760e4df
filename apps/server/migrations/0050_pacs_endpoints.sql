-- A pool has an endpoint for its worklist and one for its archive. What was set up before is the worklist; an archive that
-- is null means the same system.
UPDATE "office_group" SET "pacs_connections" = (
	SELECT jsonb_object_agg("pool"."key", jsonb_build_object(
		'worklist', ("pool"."value" - 'timezone') || '{"characterSet": "ISO_IR 192", "tls": false, "ca": null}'::jsonb,
		'archive', null
	))
	FROM jsonb_each("office_group"."pacs_connections") AS "pool"
)
WHERE "pacs_connections" <> '{}'::jsonb;
