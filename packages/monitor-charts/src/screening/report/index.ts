export { isSuperior, type SeenEye, seenEyes, type ScreeningReportData } from './data.ts';
export { ScreeningBody, type ScreeningBodyProps } from './ScreeningBody.tsx';
export { ScreeningPanel } from './ScreeningPanel.tsx';
export { quadrantTable, screeningTables } from './table.ts';
export { englishScreeningReportTexts, type ScreeningReportTexts } from './texts.ts';
