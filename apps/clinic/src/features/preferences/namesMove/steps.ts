import type { NamesJob } from '@isopter/api-client';
import type { NamesMove, NamesMoveStep } from '@isopter/contract';

interface NamesStep {
  /** The step that the server must allow before the job starts; null if it needs no permission. */
  step: NamesMoveStep | null;
  tone: 'secondary' | 'danger';
  /** Whether a dialog explains the consequences and asks for confirmation. */
  isConfirmed: boolean;
  isOffered: (move: NamesMove) => boolean;
}

/** The jobs in the order in which they are done, each with when it is offered. */
export const NAMES_STEPS: Readonly<Record<NamesJob, NamesStep>> = {
  copyToAgent: {
    step: null,
    tone: 'secondary',
    isConfirmed: false,
    isOffered: ({ step, at_server }) => step !== 'returning' && at_server > 0,
  },
  removeFromServer: {
    step: 'removing',
    tone: 'danger',
    isConfirmed: true,
    isOffered: ({ step, at_server }) => step !== 'returning' && at_server > 0,
  },
  copyToServer: {
    step: 'returning',
    tone: 'secondary',
    isConfirmed: true,
    isOffered: ({ step }) => step !== 'removing',
  },
  removeFromAgent: {
    step: 'returning',
    tone: 'danger',
    isConfirmed: true,
    isOffered: ({ step }) => step === 'returning',
  },
};
