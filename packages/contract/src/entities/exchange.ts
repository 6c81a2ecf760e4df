import * as z from 'zod/mini';
import { TEXT_MAX } from '../limits.ts';
import { DateOnly, Id, Time, filled, intBetween, opt, percent, sent, text } from './common.ts';
import {
  DeviceTypeSchema,
  ExportStatusSchema,
  GroupSchema,
  InvitationStatusSchema,
  ProtocolValueSchema,
  StrategyValueSchema,
  TestTypeSchema,
  UploadStatusSchema,
} from './enums.ts';
import { PatientSummary } from './patients.ts';

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

const sensitivity = { page_id: intBetween(0, 10_000), index: intBetween(0, 10_000) };

/** An uploaded report of another device [ENT-40]. */
export const ImportItem = z.object({
  upload_id: Id,
  patient: Id,
  /** The name of the uploaded file. */
  test_report: sent,
  created: Time,
  group: opt(TestTypeSchema),
  /** One of our protocols, or the name of another one. */
  protocol: opt(sent),
  test_date: opt(DateOnly),
  extraction_status: UploadStatusSchema,
  extracted_data: opt(z.record(z.string(), z.unknown())),
  extraction_verified: z.boolean(),
  /** Whether its report is there as a PDF [LIST-14]. */
  has_extracted_report: z.boolean(),
  low_confidence_sensitivities: z.array(z.object({ ...sensitivity, value: opt(z.int()) })),
  error: opt(sent),
});
export type ImportItem = z.infer<typeof ImportItem>;

/** The messages of the socket /live/tests_external/{patientId}: an import that is new or has changed, or is gone [IMP-03]. */
export const ImportMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('import'), item: ImportItem }),
  z.object({ type: z.literal('removed'), upload_id: Id }),
]);
export type ImportMessage = z.infer<typeof ImportMessage>;

/** The result of the manual verification of an import [IMP-05]. */
export const ImportUpdate = z.strictObject({
  group: TestTypeSchema,
  protocol: opt(filled(TEXT_MAX.name)),
  test_date: DateOnly,
  updated_sensitivities: z
    .array(z.strictObject({ ...sensitivity, value: intBetween(-1, 60) }))
    .check(z.maxLength(1000)),
});
export type ImportUpdate = z.infer<typeof ImportUpdate>;

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

export const AgentToken = z.object({ token: text(4096) });
export type AgentToken = z.infer<typeof AgentToken>;
