import type { StrategyValue } from '@isopter/contract';
import type { PageTexts } from '@isopter/monitor-charts/report';

/** The words all reports have in one language; a language that lacks one does not compile. */
export interface CommonWords extends PageTexts {
  /** Names of the strategies by their API values. */
  strategies: Readonly<Record<StrategyValue, string>>;
  /** In place of a name where a test is nobody's. */
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
    /** What the single page leaves out. */
    onlyInFull: (values: { tests: string }) => string;
    /** Tests that are not finished, or of which no report is made. */
    withoutReport: (values: { count: string; total: string }) => string;
  };
}
