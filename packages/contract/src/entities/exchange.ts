import * as z from 'zod/mini';
import { TEXT_MAX } from '../limits.ts';
import { DateOnly, Id, Time, filled, opt, percent, sent } from './common.ts';
import {
  DeviceTypeSchema,
  ExportStatusSchema,
  GroupSchema,
  InvitationStatusSchema,
  ProtocolValueSchema,
  StrategyValueSchema,
  UploadStatusSchema,
} from './enums.ts';
import { PatientSummary } from './patients.ts';
import { Version, updateOf } from './version.ts';

/** A remote technician session [ENT-38]. The tokens are secrets: never displayed, logged or stored [AUTH-19]. */
export const Session = z.object({
  id: Id,
  patient: opt(PatientSummary),
  user: z.object({ first_name: sent, last_name: sent }),
  created: Time,
  /** The technician admin who joined; none while the session is waiting [TECH-07]. */
  admin: opt(Id),
  /** Set only for a device session [TECH-08]. */
  device: opt(Id),
  active: z.boolean(),
  acs_admin_token: opt(sent),
  acs_user_token: opt(sent),
  acs_user: opt(sent),
  acs_admin: opt(sent),
});
export type Session = z.infer<typeof Session>;

/** A file being uploaded, known only to the client [ENT-39]. */
export const UploadItem = z.object({
  id: sent,
  name: sent,
  error: opt(sent),
  progress: percent,
  status: UploadStatusSchema,
});
export type UploadItem = z.infer<typeof UploadItem>;

/** Someone invited to sign in by SSO [ENT-46]. */
export const Invitation = z.object({
  id: Id,
  first_name: sent,
  last_name: sent,
  email: sent,
  status: InvitationStatusSchema,
  offices: z.array(Id),
  groups: z.array(GroupSchema),
});
export type Invitation = z.infer<typeof Invitation>;

/** The contents of an export [EXP-02]; the days are those of the office where each test was done [OUR-312]. */
export const ExportParameters = z.strictObject({
  device_type: opt(DeviceTypeSchema),
  test_strategy: StrategyValueSchema,
  test_protocol: ProtocolValueSchema,
  start_date: opt(DateOnly),
  end_date: opt(DateOnly),
  include_deviations: z.boolean(),
  include_reports: z.boolean(),
  /** Checked and not used. */
  timezone: z.optional(filled(TEXT_MAX.timezone)),
});
export type ExportParameters = z.infer<typeof ExportParameters>;

/** An export of test data [ENT-47]. */
export const ExportTask = z.object({ id: Id, status: ExportStatusSchema, parameters: ExportParameters });
export type ExportTask = z.infer<typeof ExportTask>;

/** Developer settings [ENT-09]. */
export const DevConfig = z.strictObject({
  research_mode: z.boolean(),
  eye_telemetry_enabled: z.boolean(),
  blue_pupillometry_telemetry_enabled: z.boolean(),
  suprat_quadrant_telemetry_enabled: z.boolean(),
  sensorimotor_suite_cover_telemetry_enabled: z.boolean(),
  speech_reports: z.boolean(),
  waggoner_module: z.boolean(),
});
export type DevConfig = z.infer<typeof DevConfig>;

export const StoredDevConfig = z.extend(DevConfig, { version: Version });
export type StoredDevConfig = z.infer<typeof StoredDevConfig>;

export const DevConfigUpdate = updateOf(DevConfig.shape);
export type DevConfigUpdate = z.infer<typeof DevConfigUpdate>;
