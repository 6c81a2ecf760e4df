export { decibelText } from './FoveaBody.tsx';
export { lastedText, mdDifferenceText, noIndicesText } from './indexTexts.ts';
export { type PerimetryBodyProps, PerimetryBody } from './PerimetryBody.tsx';
export { PerimetryPanel } from './PerimetryPanel.tsx';
export { fitSideBySide } from './TwoEyes.tsx';
export { type PerimetryReportTexts, englishPerimetryReportTexts } from './texts.ts';
export { type RateRow, reliabilityText, rowsOf } from './rates.ts';
export type { EyeReport, PerimetryReportData, PreviousField } from './types.ts';
