import type { UploadStatus } from '@isopter/contract';

/** The state of a report from elsewhere: that of its upload, then of its extraction, until somebody verified it [IMP-02]. */
export type ExternalState = UploadStatus | 'VERIFIED';

/** Possible actions for an imported report, in display order. */
export const EXTERNAL_ACTIONS = ['verify', 'resolve', 'correct', 'report', 'pdf', 'retry', 'cancel', 'delete'] as const;
export type ExternalAction = (typeof EXTERNAL_ACTIONS)[number];

/** In which states something can be done [IMP-03]. */
const OFFERED: Readonly<Record<ExternalAction, readonly ExternalState[]>> = {
  verify: ['SUCCEEDED'],
  resolve: ['FAILED'],
  correct: ['VERIFIED'],
  report: ['SUCCEEDED', 'FAILED', 'VERIFIED'],
  pdf: ['SUCCEEDED', 'FAILED', 'VERIFIED'],
  retry: ['UPLOAD_FAILED'],
  cancel: ['QUEUED', 'UPLOADING', 'UPLOAD_FAILED'],
  delete: ['NOT_STARTED', 'IN_PROGRESS', 'SUCCEEDED', 'FAILED', 'VERIFIED'],
};
const READING: readonly ExternalAction[] = ['report', 'pdf'];

/** The user who views imported reports. */
export interface ExternalViewer {
  mayWrite: boolean;
  /** Names may stand in files [OUR-354]. */
  keepsNames: boolean;
}

/** The properties of an imported report that decide about its actions. */
export interface ExternalReport {
  state: ExternalState;
  /** Whether it can be had as a PDF. */
  hasReport: boolean;
}

/** Returns the actions of an imported report for a user [IMP-03, LIST-14, SUP-02]. */
export const externalActions = (
  { state, hasReport }: ExternalReport,
  { mayWrite, keepsNames }: ExternalViewer,
): readonly ExternalAction[] =>
  EXTERNAL_ACTIONS.filter((action) => {
    if (!OFFERED[action].includes(state)) return false;
    if (READING.includes(action)) return hasReport && keepsNames;
    // the file goes, and its name with it
    return mayWrite && (keepsNames || action === 'delete');
  });
