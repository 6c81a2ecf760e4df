import type { ReportTexts as PerimetryReportTexts } from '@isopter/monitor-charts/perimetry/report';

/** The words of the reports in one language; a language that lacks one does not compile. */
export interface ReportWords {
  perimetry: PerimetryReportTexts;
  /** Strategies by their API values. */
  strategies: Partial<Record<string, string>>;
  goldmannSize: (size: string) => string;
  white: string;
  noPatient: string;
}
