/** States of an upload and of the extraction that follows [ENUM-18]. */
export const UPLOAD_STATUSES = [
  'QUEUED',
  'UPLOADING',
  'NOT_STARTED',
  'IN_PROGRESS',
  'SUCCEEDED',
  'FAILED',
  'UPLOAD_FAILED',
] as const;
export type UploadStatus = (typeof UPLOAD_STATUSES)[number];

/** States of background jobs of the browser [ENUM-18, PII-14]. */
export const JOB_STATUSES = ['QUEUED', 'IN_PROGRESS', 'SUCCEEDED', 'FAILED'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** States of a PACS record [ENUM-19]. */
export const PACS_STATUSES = [
  'INITIALIZED',
  'MESSAGE_SENT',
  'MESSAGE_FAILED',
  'AGENT_FAILED',
  'AGENT_SUCCESS',
] as const;
export type PacsStatus = (typeof PACS_STATUSES)[number];

/** Whether an archive confirmed that it keeps a result: it is asked, it does, or it does not or did not answer. */
export const COMMITMENT_STATUSES = ['WAITING', 'CONFIRMED', 'NOT_CONFIRMED'] as const;
export type CommitmentStatus = (typeof COMMITMENT_STATUSES)[number];

/** States of the procedure step of an order (MPPS): about to be reported, as last reported, or not reported. */
export const PROCEDURE_STEP_STATUSES = ['WAITING', 'IN_PROGRESS', 'COMPLETED', 'DISCONTINUED', 'FAILED'] as const;
export type ProcedureStepStatus = (typeof PROCEDURE_STEP_STATUSES)[number];

export const WORK_ITEM_STATUSES = ['Success', 'Warning'] as const;
export type WorkItemStatus = (typeof WORK_ITEM_STATUSES)[number];

/** States of a worklist query; results are there when it succeeded. */
export const MWL_QUERY_STATUSES = ['PENDING', 'SUCCEEDED', 'FAILED', 'TIMED_OUT'] as const;
export type MwlQueryStatus = (typeof MWL_QUERY_STATUSES)[number];

/** Failures of a PACS association before the answer or while connecting. */
export const PACS_TROUBLES = [
  'UNKNOWN_HOST',
  'UNREACHABLE',
  'REFUSED',
  'NO_ANSWER',
  'TLS',
  'CLOSED',
  'CALLED_AE',
  'CALLING_AE',
  'REJECTED',
  'BUSY',
  'NO_SERVICE',
  'NO_DICOM',
  'ABORTED',
  'BROKEN_OFF',
] as const;
export type PacsTrouble = (typeof PACS_TROUBLES)[number];

export const INVITATION_STATUSES = ['INITIALIZED', 'EMAIL_SENT', 'COMPLETED', 'FAILED', 'CANCELED', 'EXPIRED'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** Operators of the support console's filters, written `field__operator` [ENUM-26]. */
export const FILTER_OPERATORS = ['iexact', 'icontains', 'istartswith', 'iendswith', 'gte', 'lte'] as const;
export type FilterOperator = (typeof FILTER_OPERATORS)[number];

/** File types an external report is uploaded as [ENUM-27]. */
export const UPLOAD_FILE_TYPES = ['pdf', 'jpg', 'png'] as const;
export type UploadFileType = (typeof UPLOAD_FILE_TYPES)[number];
