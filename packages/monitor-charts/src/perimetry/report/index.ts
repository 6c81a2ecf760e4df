export { decibelText } from './FoveaBody.tsx';
export { noIndicesText } from './IndexList.tsx';
export { type PerimetryBodyProps, PerimetryBody } from './PerimetryBody.tsx';
export { PerimetryPanel } from './PerimetryPanel.tsx';
export { type PerimetryReportTexts, englishPerimetryReportTexts } from './texts.ts';
export type { CatchTrialResult, EyeReport, Incomparable, PerimetryReportData } from './types.ts';
