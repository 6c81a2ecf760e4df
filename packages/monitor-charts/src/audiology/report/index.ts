export { AudiologyBody, type AudiologyBodyProps } from './AudiologyBody.tsx';
export { AudiologyPanel } from './AudiologyPanel.tsx';
export { type AudiologyReportData, type EarReport, earReports } from './data.ts';
export { audiologyTable } from './table.ts';
export { type AudiologyReportTexts, englishAudiologyReportTexts } from './texts.ts';
export { initialState } from '../model/state.ts';
