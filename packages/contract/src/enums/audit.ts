/** Kinds of actors in the access log. */
export const ACTOR_KINDS = ['account', 'device', 'server', 'anonymous'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** How a call ended: `done`, or `refused` with an HTTP status of 400 or more. */
export const AUDIT_RESULTS = ['done', 'refused'] as const;
export type AuditResult = (typeof AUDIT_RESULTS)[number];

/** The kinds of object that audit rows name. */
export const AUDIT_OBJECT_KINDS = [
  'account',
  'appointment',
  'audit',
  'custom_bundle',
  'device',
  'export',
  'import',
  'invitation',
  'mwl_query',
  'office',
  'office_group',
  'offline_controller',
  'patient',
  'patient_alert',
  'patient_change',
  'preferences',
  'security_key',
  'session',
  'technician_session',
  'test',
  'test_bundle',
  'test_schedule',
] as const;
export type AuditObjectKind = (typeof AUDIT_OBJECT_KINDS)[number];
