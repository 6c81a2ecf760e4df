export { isSuperior, type SeenEye, seenEyes, type SeenReportData } from './data.ts';
export { SeenBody, type SeenBodyProps } from './SeenBody.tsx';
export { SeenPanel } from './SeenPanel.tsx';
export { quadrantTable, seenTables } from './table.ts';
export { englishSeenReportTexts, type SeenReportTexts } from './texts.ts';
