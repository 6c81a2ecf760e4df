export { AcuityBody, type AcuityBodyProps } from './AcuityBody.tsx';
export { AcuityPanel } from './AcuityPanel.tsx';
export { acuityReport, type AcuityReportData, type AcuityReported, daysBefore } from './data.ts';
export { lowContrastNote } from './remarks.ts';
export { acuityTable } from './table.ts';
export { type AcuityReportTexts, englishAcuityReportTexts } from './texts.ts';
