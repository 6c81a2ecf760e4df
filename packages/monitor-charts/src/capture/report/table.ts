import type { ReportTable } from '../../report/index.ts';
import type { CaptureReportData, CaptureResult } from './data.ts';
import type { CaptureReportTexts } from './texts.ts';

/** Whose pictures they are. */
export const nameOf = ({ eye }: CaptureResult, texts: CaptureReportTexts): string =>
  eye ? texts[`eye${eye}`] : texts.camera;

/** Each eye, or the camera, with how far it has come. */
export const captureTable = ({ results }: CaptureReportData, texts: CaptureReportTexts): ReportTable => ({
  caption: texts.pictures,
  columns: [texts.eye, texts.status],
  rows: results.map((result) => [nameOf(result, texts), texts.statuses[result.status]]),
});
