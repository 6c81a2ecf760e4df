import * as z from 'zod/mini';
import { WORK_ITEM_FILTER_MAX as MAX } from '../limits.ts';
import { DateOnly, Id, Time, opt, sent, visibleLine } from './common.ts';
import {
  MwlQueryStatusSchema,
  PacsStatusSchema,
  PacsTroubleSchema,
  ProcedureStepStatusSchema,
  WorkItemStatusSchema,
} from './enums.ts';
import { PatientSummary } from './patients.ts';
import { TestGroupChoice } from './preferences.ts';
import { Commitment } from './tests.ts';

/**
 * An item of the DICOM modality worklist [ENT-41]. Texts are as the PACS sends them, names with their parts as DICOM
 * separates them (`family^given^middle^prefix^suffix`). Days are YYYY-MM-DD and times YYYY-MM-DDTHH:MM:SS on the clock of
 * the PACS; what is no day or time stays as it was sent. Further DICOM fields come along under their names in snake_case.
 * `visuall_patient_id` is the one patient in the user's reach with this id number, whose date of birth, where both are
 * known, is the same. `can_create_patient`: a test can be made for that patient, or for one made of what the item says.
 */
export const WorkItem = z.looseObject({
  id: Id,
  patient_name: opt(sent),
  /** The name in ideographs and in the script of its sounds, with the same parts, if the PACS sent them. */
  patient_name_ideographic: opt(sent),
  patient_name_phonetic: opt(sent),
  patient_id: opt(sent),
  patient_birth_date: opt(sent),
  patient_sex: opt(sent),
  accession_number: opt(sent),
  scheduled_procedure_step_start_datetime: opt(sent),
  scheduled_procedure_step_description: opt(sent),
  scheduled_protocol_code: opt(sent),
  modality: opt(sent),
  scheduled_station_ae_title: opt(sent),
  referring_physician_name: opt(sent),
  requesting_physician: opt(sent),
  scheduled_performing_physician_name: opt(sent),
  status: WorkItemStatusSchema,
  status_details: opt(sent),
  visuall_patient_id: opt(Id),
  can_create_patient: z.boolean(),
  admission_id: opt(sent),
  allergies: opt(sent),
  medical_alerts: opt(sent),
  study_instance_uid: opt(sent),
  study_id: opt(sent),
  study_datetime: opt(sent),
});
export type WorkItem = z.infer<typeof WorkItem>;

/** The filters of a worklist query [ENT-42]; hidden filters are sent as `null` [PACS-02]. */
export const WorkItemFilter = z
  .strictObject({
    pacs_integration_device_pool: Id,
    patient_first_name: opt(visibleLine(MAX.patient_first_name)),
    patient_last_name: opt(visibleLine(MAX.patient_last_name)),
    patient_id: opt(visibleLine(MAX.patient_id)),
    accession_number: opt(visibleLine(MAX.accession_number)),
    requested_procedure_id: opt(visibleLine(MAX.requested_procedure_id)),
    scheduled_procedure_step_start_date_from: opt(DateOnly),
    scheduled_procedure_step_start_date_to: opt(DateOnly),
    modality: opt(visibleLine(MAX.modality)),
    scheduled_station_ae_title: opt(visibleLine(MAX.scheduled_station_ae_title)),
    scheduled_station_ae_title_auto: opt(z.boolean()),
  })
  .check(
    z.refine(
      ({ scheduled_procedure_step_start_date_from: from, scheduled_procedure_step_start_date_to: to }) =>
        !from || !to || from <= to,
      { error: 'date-to lies before date-from', path: ['scheduled_procedure_step_start_date_to'] },
    ),
  );
export type WorkItemFilter = z.infer<typeof WorkItemFilter>;

/** The status of a worklist query; the results are included on success. */
export const MwlQuery = z.object({
  status: MwlQueryStatusSchema,
  results: opt(z.array(WorkItem)),
  /** The PACS found more than the server takes, `MWL_RESULTS_MAX`: a narrower filter is needed to see the others. */
  truncated: opt(z.boolean()),
});
export type MwlQuery = z.infer<typeof MwlQuery>;

/** The messages of the socket /live/pacs-integration/{id}; its close codes and heartbeat are those of `LIVE_CLOSE`. */
export const MwlMessage = z.discriminatedUnion('type', [
  /** The query is followed. */
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('heartbeat') }),
  /** It ended, perhaps before the socket was opened. */
  z.object({ type: z.literal('query_ended'), data: MwlQuery }),
]);
export type MwlMessage = z.infer<typeof MwlMessage>;

/** [ENT-43] */
export const PacsConfiguration = z.object({
  device_pools: z.array(z.object({ id: Id, name: sent })),
  disabled_mwl_query_filters: z.array(sent),
  mwl_query_modality_default: sent,
  /** The timeout of a query in seconds. */
  mwl_query_ttl_seconds: z.int(),
  /** The time in seconds for which results are valid. */
  mwl_query_results_ttl_seconds: z.int(),
});
export type PacsConfiguration = z.infer<typeof PacsConfiguration>;

/** Result of a connection test: the answer to a C-ECHO, or the reason for none; `FAILED` for a negative answer. */
const EndpointTest = z.union([z.enum(['CONNECTED', 'FAILED']), PacsTroubleSchema]);

/** The connection tests of the systems of a pool; `null` for a system that is not set up or, as archive, the same one. */
export const PacsTest = z.object({
  worklist: z.nullable(EndpointTest),
  archive: z.nullable(EndpointTest),
  /** The system that receives reports of procedure steps. */
  mpps: z.nullable(EndpointTest),
});
export type PacsTest = z.infer<typeof PacsTest>;

/** A result sent to the PACS [ENT-44], and the procedure step of its order. */
export const PacsRecord = z.object({
  id: Id,
  patient_name: sent,
  /** `null` for a test without a patient. */
  patient: opt(PatientSummary),
  /** `null` for a test of which only the procedure step is reported, as it is not finished or has no result to send. */
  status: z.nullable(PacsStatusSchema),
  test_group: TestGroupChoice,
  status_changed: z.nullable(Time),
  /** `null` if the archive is not asked whether it keeps the result. */
  commitment: opt(Commitment),
  /** The step of the last run; `null` without an order, or if no system receives reports. */
  procedure_step: opt(z.object({ status: ProcedureStepStatusSchema, details: opt(sent) })),
});
export type PacsRecord = z.infer<typeof PacsRecord>;
