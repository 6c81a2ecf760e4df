/** The advisory locks of PostgreSQL that servers take. They share one space of numbers: equal ones would wait for each other. */
export const MIGRATION_LOCK = 727_001;
/** Every server of a database holds it: shared, or for itself while it is the only one. */
export const SERVERS_LOCK = 727_002;
export const PUBLISH_LOCK = 727_003;
/** With the hash of an office group's id: two numbers are another space than one. */
export const ERASURE_LOCK = 727_004;
