import type { ReportedPerson } from '@isopter/reports';

/** Everything that a PDF is drawn from, as plain data: it goes to the worker. */
export interface PdfJob {
  /** The data of the report as the server sent them. */
  written: string;
  /** The patient; empty for a test without one. */
  person: ReportedPerson;
  /** Whether the report has names: personal data may be kept out [PAT-13]. */
  isNamed: boolean;
}
