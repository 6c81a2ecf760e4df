import { type Preferences, reportedKind, type Test, type TestStatus } from '@isopter/contract';
import { statusOf } from './status.ts';

/** Possible actions for a test in the list, in display order. */
export const TEST_ACTIONS = [
  'monitor',
  'resume',
  'view',
  'report',
  'findings',
  'pdf',
  'png',
  'dicom',
  'email',
  'move',
  'cancel',
  'delete',
] as const;
export type TestAction = (typeof TEST_ACTIONS)[number];

/** The user who views the list. */
export interface Viewer {
  isTechnician: boolean;
  isTechnicianAdmin: boolean;
  /** Whether the technician's current session is with this patient. */
  hasActiveSession: boolean;
  isZeroPii: boolean;
  /** An on-premises agent stores names, so that the server's files have none. */
  hasAgent: boolean;
  mayWrite: boolean;
  /** Names of patients may stand in files [OUR-354]. */
  keepsNames: boolean;
}

const MONITORED: readonly TestStatus[] = ['started', 'paused', 'stopped', 'pending'];
const RESUMED: readonly TestStatus[] = ['paused', 'stopped'];
const REPORTED: readonly TestStatus[] = ['finished', 'syncing'];
const ENDED: readonly TestStatus[] = ['finished', 'failed'];

/** A technician changes tests during a session with their patient alone [LIST-07, OUR-306]. */
export const mayChange = ({ isTechnician, hasActiveSession, mayWrite }: Viewer): boolean =>
  mayWrite && (!isTechnician || hasActiveSession);
const mayMove = ({ isTechnician, isZeroPii }: Viewer): boolean => !isTechnician && !isZeroPii;
const mayDownload = (viewer: Viewer): boolean => mayMove(viewer) && !viewer.hasAgent;
/** Where the server has no names the browser makes these files itself [OUR-667]. */
const maySave = ({ isTechnician }: Viewer): boolean => !isTechnician;

/** When each action is offered [LIST-04, LIST-07, FORM-18, REP-08, PII-07, SUP-02]. */
const OFFERED: Readonly<Record<TestAction, (status: TestStatus, viewer: Viewer) => boolean>> = {
  monitor: (status) => MONITORED.includes(status),
  resume: (status, viewer) => RESUMED.includes(status) && mayChange(viewer),
  view: () => true,
  report: (status) => REPORTED.includes(status),
  // with a test of any status [OUR-20]
  findings: () => true,
  pdf: (status, viewer) => REPORTED.includes(status) && maySave(viewer),
  png: (status, viewer) => REPORTED.includes(status) && maySave(viewer),
  dicom: (status, viewer) => REPORTED.includes(status) && mayDownload(viewer),
  // it goes to the patient's own address [REP-06]
  email: (status, viewer) => status === 'finished' && viewer.mayWrite && mayDownload(viewer),
  move: (status, viewer) => status === 'finished' && viewer.mayWrite && mayMove(viewer),
  cancel: (status, viewer) => !ENDED.includes(status) && mayChange(viewer),
  delete: (status, viewer) => ENDED.includes(status) && mayChange(viewer),
};

/** Returns whether a viewer can use an action on a test in this state. */
export const isOffered = (action: TestAction, status: TestStatus, viewer: Viewer): boolean =>
  OFFERED[action](status, viewer);

/** Actions that need a test's report. */
const OF_REPORT: readonly TestAction[] = ['report', 'pdf', 'png', 'dicom', 'email'];

/** Returns the actions of a test for a user. A test in an unknown state can only be viewed. */
export function testActions(
  test: Pick<Test, 'status' | 'thresholds_received' | 'test_group'>,
  viewer: Viewer,
): readonly TestAction[] {
  const status = statusOf(test);
  if (!status) return ['view'];
  const hasReport = reportedKind(test.test_group) !== undefined;
  return TEST_ACTIONS.filter(
    (action) => isOffered(action, status, viewer) && (hasReport || !OF_REPORT.includes(action)),
  );
}

/** Whether cancelling is refused because another system runs the test [LIST-06]. */
export const isExternallyManaged = (test: Pick<Test, 'offline'>): boolean => test.offline;

/** Whether the list offers a new test: not to a reader or technician, but to a technician admin in a session [LIST-07]. */
export const offersNewTest = ({ isTechnician, isTechnicianAdmin, hasActiveSession, mayWrite }: Viewer): boolean =>
  mayWrite && (!isTechnician || (isTechnicianAdmin && hasActiveSession));

/** Whether the list offers to import reports: not where names are kept out, nor to a reader or technician [OUR-354]. */
export const offersImports = ({ isTechnician, mayWrite, keepsNames }: Viewer): boolean =>
  mayWrite && keepsNames && !isTechnician;

/** Whether the list offers the trend analysis [LIST-08]. */
export const offersTrend = (
  patient: { trend_analysis_available: boolean },
  preferences: Pick<Preferences, 'fixed_exam_date'>,
): boolean => patient.trend_analysis_available && !preferences.fixed_exam_date;

/** Whether the list leads to the progression of fields: not where dates are fixed, as the trend is not [LIST-08]. */
export const offersProgression = ({ fixed_exam_date }: Pick<Preferences, 'fixed_exam_date'>): boolean =>
  !fixed_exam_date;

/** The eyes a report is offered for: one each where the office wants it and the test can, else one report [REP-04]. */
export const reportEyes = (
  test: Pick<Test, 'is_separate_report_per_eye_supported'>,
  preferences: Pick<Preferences, 'separate_report_for_each_eye'>,
): readonly ('OD' | 'OS' | undefined)[] =>
  preferences.separate_report_for_each_eye && test.is_separate_report_per_eye_supported ? ['OS', 'OD'] : [undefined];

/** The eyes a DICOM file is offered for: measurements are of one eye each, so a test of both has two [REP-10]. */
export const dicomEyes = (
  test: Pick<Test, 'is_separate_report_per_eye_supported' | 'test_group' | 'eye'>,
  preferences: Pick<Preferences, 'separate_report_for_each_eye' | 'enable_opv_dicom'>,
): readonly ('OD' | 'OS' | undefined)[] =>
  preferences.enable_opv_dicom && test.test_group.group === 'PERIMETRY' && test.eye === ''
    ? ['OS', 'OD']
    : reportEyes(test, preferences);
