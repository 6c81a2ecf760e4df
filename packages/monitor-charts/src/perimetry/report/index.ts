export { type PerimetryReportProps, PerimetryReport } from './PerimetryReport.tsx';
export { PAGE } from './page.tsx';
export { type ReportTexts, englishReportTexts } from './texts.ts';
export type { CatchTrialResult, EyeReport, PerimetryReportData, ReportBrand } from './types.ts';
