import type { IopMethod, StrategyValue } from '@isopter/contract';
import type { PageTexts } from '@isopter/monitor-charts/report';

/** The words all reports have in one language; a language that lacks one does not compile. */
export interface CommonWords extends PageTexts {
  /** Names of the strategies by their API values. */
  strategies: Readonly<Record<StrategyValue, string>>;
  /** Genders by the names of the server's list; others are printed as they are stored. */
  genders: Readonly<Record<string, string>>;
  /** Before a comment that was entered with a test, and above it on a separate page. */
  note: string;
  /** Facts that a clinician entered for an eye. */
  entered: {
    pupil: string;
    correction: string;
    acuity: string;
    iop: string;
    /** Beside the size of a pupil that was dilated with an unnamed drug. */
    dilated: string;
    iopMethods: Readonly<Record<IopMethod, string>>;
  };
  /** The signature of a test, and that of an amendment. */
  signedBy: (values: { name: string; when: string }) => string;
  amendedBy: (values: { name: string; when: string; number: number }) => string;
  /** Replaces the name for a test without a patient. */
  noPatient: string;
  /** Above the tables of the HTML report. */
  tables: string;
  /** The letter a report is sent with. */
  mail: {
    subject: (values: { sender: string }) => string;
    text: (of: { title: string; tested: string; sender: string }) => string;
  };
  bundle: {
    title: string;
    tests: string;
    /** Note on what the single page omits. */
    onlyInFull: (values: { tests: string }) => string;
    /** Tests that are not finished, or of which no report is made. */
    withoutReport: (values: { count: string; total: string }) => string;
  };
}
