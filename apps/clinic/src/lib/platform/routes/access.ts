/** The properties of the session that decide which routes are open. Signed out is `null`. */
export interface Access {
  readonly office_group_admin: boolean;
  readonly office_admin: boolean;
  readonly technician_admin: boolean;
  readonly technician_user: boolean;
  readonly support_user: boolean;
  /** Support users with write access, who act for the clinics (SUP-02). */
  readonly support_basic: boolean;
  /** Everyone but read-only support: may change data of others (SUP-02). */
  readonly may_write: boolean;
  readonly corporate_admin: boolean;
  /** A technician admin has joined a session (ROLE-05). */
  readonly current_session: boolean;
  readonly password_change_forced: boolean;
  readonly baa_pending: boolean;
  /** Visitors use this window: demo mode is on and was not ended with the PIN (NAV-17, OUR-271). */
  readonly demo_mode: boolean;
  /** The test of the present visitor while it runs (OUR-537). */
  readonly demo_test: string | null;
  /** On, not merely available (NAV-17). */
  readonly demo_enabled: boolean;
  /** On (PREF-14): what is encrypted stays so, whatever becomes available later. */
  readonly zero_pii: boolean;
  /** Zero-PII is on, and this device does not have its key (PII-16). */
  readonly key_wanted: boolean;
  /** An on-premises agent stores the names of patients (PII-15). */
  readonly names_at_agent: boolean;
  /** Names of patients may stand in files (PAT-13). */
  readonly keeps_names: boolean;
  readonly pacs_integration: boolean;
  readonly enable_offline_mode: boolean;
  readonly research_mode: boolean;
  readonly enable_sso: boolean;
  readonly dev_mode: boolean;
}

export const isTechnician = (access: Access): boolean => access.technician_admin || access.technician_user;

/** Requirements of routes and menu entries in addition to their guards (NAV-04 to NAV-06, ROLE-03). */
export const requirements = {
  office_group_admin: (a) => a.office_group_admin,
  office_admin: (a) => a.office_admin || a.office_group_admin,
  custom_bundles: (a) => a.office_group_admin || (a.technician_admin && a.current_session),
  not_technician_user: (a) => !a.technician_user,
  technician_user: (a) => a.technician_user,
  technician_admin: (a) => a.technician_admin,
  /** Joins the sessions of patients whom others enter. */
  no_technician_admin: (a) => a.technician_user || !a.technician_admin,
  support_user: (a) => a.support_user,
  support_basic: (a) => a.support_basic,
  writer: (a) => a.may_write,
  pacs_user: (a) => a.pacs_integration,
  offline_mode: (a) => a.enable_offline_mode,
  research_mode: (a) => a.research_mode,
  sso: (a) => a.enable_sso,
  no_sso: (a) => !a.enable_sso,
  dev_mode: (a) => a.dev_mode && a.office_group_admin,
  demo_mode: (a) => a.demo_enabled || a.demo_mode,
  key_wanted: (a) => a.key_wanted,
  /** A report carries the name of its patient (OUR-354). */
  names: (a) => a.keeps_names,
} satisfies Record<string, (access: Access) => boolean>;

export type Requirement = keyof typeof requirements;
