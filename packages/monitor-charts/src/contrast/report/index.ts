export { ContrastBody, type ContrastBodyProps, ContrastPanel } from './ContrastBody.tsx';
export { contrastBefore, contrastReport, type ContrastReportData, type ContrastReported } from './data.ts';
export { contrastTable, recordTable } from './table.ts';
export { type ContrastReportTexts, englishContrastReportTexts } from './texts.ts';
