import type { ReportTable } from '../../report/index.ts';
import type { CaptureReportData, CaptureResult, ReportPicture } from './data.ts';
import type { CaptureReportTexts } from './texts.ts';

/** The name of the eye, or of the camera. */
export const nameOf = ({ eye }: CaptureResult, texts: CaptureReportTexts): string =>
  eye ? texts[`eye${eye}`] : texts.camera;

/** The completion of each eye or of the camera as a table. */
export const captureTable = ({ results }: CaptureReportData, texts: CaptureReportTexts): ReportTable => ({
  caption: texts.pictures,
  columns: [texts.eye, texts.status],
  rows: results.map((result) => [nameOf(result, texts), texts.statuses[result.status]]),
});

/** The pictures of a report as a table: of which eye each is, and when it was taken. */
export const pictureTable = (pictures: readonly ReportPicture[], texts: CaptureReportTexts): ReportTable => ({
  caption: texts.pictures,
  columns: [texts.picture, texts.eye, texts.taken],
  rows: pictures.map(({ eye, taken }, index) => [String(index + 1), texts[`eye${eye}`], taken]),
});
