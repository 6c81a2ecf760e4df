export { AudiologyBody, type AudiologyBodyProps } from './AudiologyBody.tsx';
export { AudiologyPanel } from './AudiologyPanel.tsx';
export {
  type AudiologyReportData,
  beforeOf,
  type EarlierHearing,
  type EarReport,
  earReports,
  type Screening,
  screeningOf,
} from './data.ts';
export { earSide } from './EarSummary.tsx';
export { audiologyTable } from './table.ts';
export { type AudiologyReportTexts, englishAudiologyReportTexts } from './texts.ts';
export { initialState } from '../model/state.ts';
