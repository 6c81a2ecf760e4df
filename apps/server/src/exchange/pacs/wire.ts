import type { PacsTrouble } from '@isopter/contract';
import type { PacsEndpoint, SentWorkItem, StoredInstance } from '../../platform/db/tables/pacsTypes.ts';
import type { WorklistKeyword } from '../../platform/dicom/worklistAttributes.ts';

/** The values a worklist query is matched by, by the keyword of DICOM; those of the procedure step are apart. */
export interface WorklistKeys {
  patient: Readonly<Partial<Record<WorklistKeyword, string>>>;
  step: Readonly<Partial<Record<WorklistKeyword, string>>>;
}

/** A DICOM object as it is sent: its data set in explicit VR little endian, without the head of a file. */
export type DicomObject = Uint8Array;

/** A task of the PACS thread. */
export type PacsTask =
  | { of: 'find'; endpoint: PacsEndpoint; keys: WorklistKeys; most: number }
  | { of: 'store'; endpoint: PacsEndpoint; objects: readonly DicomObject[] }
  | { of: 'step'; endpoint: PacsEndpoint; message: StepMessage }
  | { of: 'commit'; endpoint: PacsEndpoint; task: CommitmentTask }
  | { of: 'echo'; endpoint: PacsEndpoint };

/** Objects that an archive is asked to confirm, and the UID under which it answers. */
export interface CommitmentTask {
  transaction: string;
  instances: readonly StoredInstance[];
}

/** A report of a procedure step: its start (N-CREATE) or its end (N-SET). */
export interface StepMessage {
  action: 'create' | 'set';
  sopInstance: string;
  /** In explicit VR little endian. */
  dataSet: Uint8Array;
}

/** What a worklist query found; more than `most` items are not taken. */
export interface Found {
  items: SentWorkItem[];
  truncated: boolean;
}

/** The objects that a PACS took, and the number of those whose class it does not take. */
export interface Stored {
  instances: readonly StoredInstance[];
  left: number;
}

/**
 * The outcome of a conversation. `unreached`: no connection, or it broke off; without `trouble` for internal reasons.
 * `refused`: the PACS said no; `mayPass` if a retry may succeed.
 */
export type PacsOutcome<T> =
  | { result: 'done'; value: T }
  | { result: 'unreached'; trouble?: PacsTrouble; details: string }
  | { result: 'refused'; details: string; mayPass: boolean };
