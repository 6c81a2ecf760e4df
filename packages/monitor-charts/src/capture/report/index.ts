export { CaptureBody, type CaptureBodyProps, CapturePanel } from './CaptureBody.tsx';
export { type CapturedTest, captureReportData, type CaptureReportData } from './data.ts';
export { captureTable } from './table.ts';
export { type CaptureKind, type CaptureReportTexts, englishCaptureReportTexts } from './texts.ts';
