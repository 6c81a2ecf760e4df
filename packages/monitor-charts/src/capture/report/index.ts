export { CaptureBody, type CaptureBodyProps, CapturePanel } from './CaptureBody.tsx';
export { type CapturedTest, captureReportData, type CaptureReportData, type ReportPicture } from './data.ts';
export { picturePage, PICTURES_OF_PAGE } from './PicturePage.tsx';
export { captureTable, pictureTable } from './table.ts';
export { type CaptureKind, type CaptureReportTexts, englishCaptureReportTexts } from './texts.ts';
