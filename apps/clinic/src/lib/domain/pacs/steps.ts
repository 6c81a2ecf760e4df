import type { Commitment, CommitmentStatus, PacsStatus, ProcedureStepStatus } from '@isopter/contract';

/** How far the PACS has a result: it waits or is on its way, is there, or did not get there. */
export type PacsStep = 'pending' | 'success' | 'failure';

/** [PACS-08, LIST-10] */
export const STEP_OF_PACS = {
  INITIALIZED: 'pending',
  MESSAGE_SENT: 'pending',
  AGENT_SUCCESS: 'success',
  AGENT_FAILED: 'failure',
  MESSAGE_FAILED: 'failure',
} as const satisfies Readonly<Record<PacsStatus, PacsStep>>;

const STEP_OF_COMMITMENT = {
  WAITING: 'pending',
  CONFIRMED: 'success',
  NOT_CONFIRMED: 'failure',
} as const satisfies Readonly<Record<CommitmentStatus, PacsStep>>;

/** How far a result is: one that its archive does not confirm counts as failed, because it may be lost. */
export const stepOfResult = (status: PacsStatus, commitment: Commitment | null | undefined): PacsStep =>
  commitment === null || commitment === undefined ? STEP_OF_PACS[status] : STEP_OF_COMMITMENT[commitment.status];

/** How far the report of a procedure step is. */
export const STEP_OF_PROCEDURE = {
  WAITING: 'pending',
  IN_PROGRESS: 'success',
  COMPLETED: 'success',
  DISCONTINUED: 'success',
  FAILED: 'failure',
} as const satisfies Readonly<Record<ProcedureStepStatus, PacsStep>>;
