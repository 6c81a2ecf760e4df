import type { WorkItemStatus } from '@isopter/contract';

/** How the PACS of a pool is reached. No browser is told. */
export interface PacsConnection {
  host: string;
  port: number;
  /** AE title of the PACS. */
  calledAe: string;
  /** Ours, which is also that of the stations of the pool. */
  callingAe: string;
  /** IANA name: on whose clocks the times of what is sent are. */
  timezone: string;
}

/** An item of a worklist as the PACS sent it. */
export interface SentWorkItem {
  status: WorkItemStatus;
  status_details: string | null;
  /** Its values by the names of the contract; empty ones are left out. */
  texts: Readonly<Record<string, string>>;
}

/** What a test has of the item of the worklist it was made from: it outlives the item. */
export interface WorklistOrder {
  poolId: string;
  study: string | null;
  accession: string | null;
  patientId: string | null;
  patientName: string | null;
  patientBirthDate: string | null;
}
