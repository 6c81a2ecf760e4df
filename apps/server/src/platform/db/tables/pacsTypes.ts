import type { WorkItemStatus } from '@isopter/contract';

/** A system that is reached over DICOM. Its address is never sent to a browser. */
export interface PacsEndpoint {
  host: string;
  port: number;
  /** AE title of the system. */
  calledAe: string;
  /** Ours, which is also that of the stations of the pool. */
  callingAe: string;
  /** Specific Character Set of queries, with backslashes between its terms; and of answers that name none. */
  characterSet: string;
  tls: boolean;
  /** Certificates, as PEM, of who signed that of the system; null for those that Node trusts. */
  ca: string | null;
  /** Whether an archive is asked to confirm that it keeps what it stored (storage commitment); absent for no. */
  commitment?: boolean;
}

/** The systems of a pool. */
export interface PacsConnection {
  worklist: PacsEndpoint;
  /** The system that stores results; null for the system of the worklist. */
  archive: PacsEndpoint | null;
  /** The system that receives start and end of an order's procedure step (MPPS); absent or null for none. */
  mpps?: PacsEndpoint | null;
}

/** An object that an archive stored. */
export interface StoredInstance {
  sopClass: string;
  sopInstance: string;
  series: string;
  /** Whether the archive has confirmed the object; absent until it has reported. */
  isKept?: boolean;
  /** Failure reason of the archive (PS3.3, C.14.1.1); absent if it gave none. */
  reason?: number;
}

/** The state of a performed procedure step as the standard has it (PS3.3, C.4.14), with an underscore. */
export type StepStatus = 'IN_PROGRESS' | 'COMPLETED' | 'DISCONTINUED';

/** An item of a worklist as the PACS sent it. */
export interface SentWorkItem {
  status: WorkItemStatus;
  status_details: string | null;
  /** Its values by the names of the contract; empty ones are left out. */
  texts: Readonly<Record<string, string>>;
  /**
   * Its names of people by the names of the contract, with all parts and groups that the PACS sent (PS3.5, 6.2):
   * `Yamada^Tarou=山田^太郎=やまだ^たろう`. Items that were stored before lack them.
   */
  names?: Readonly<Record<string, string>>;
  /** Codes of the procedure that was requested, and of the protocol that was scheduled. Older items lack them. */
  codes?: { procedure?: readonly SentCode[]; protocol?: readonly SentCode[] };
}

/** A coded concept as a PACS sent it. */
export type SentCode = readonly [value: string, scheme: string, meaning: string];

/** Data of the worklist item that a test was created from; kept after the item is deleted. */
export interface WorklistOrder {
  poolId: string;
  study: string | null;
  accession: string | null;
  patientId: string | null;
  /** Name as sent by the PACS, with all parts and groups. */
  patientName: string | null;
  patientBirthDate: string | null;
  /** The order as the PACS sent it. Older tests have none. */
  facts?: OrderFacts;
}

/** Values of an order that the objects of its result repeat, so that the PACS can tell which order they complete. */
export interface OrderFacts {
  /** A name as the PACS sent it, with all parts and groups. */
  referringPhysician?: string;
  patientSex?: string;
  studyId?: string;
  requestedProcedureId?: string;
  requestedProcedureDescription?: string;
  scheduledStepId?: string;
  scheduledStepDescription?: string;
  procedureCodes?: readonly SentCode[];
  protocolCodes?: readonly SentCode[];
}
