export { initialState } from '../model/state.ts';
export { type StereopsisReportData, stereopsisReportData } from './data.ts';
export { StereopsisBody, type StereopsisBodyProps } from './StereopsisBody.tsx';
export { StereopsisPanel } from './StereopsisPanel.tsx';
export { stereopsisTable } from './table.ts';
export { englishStereopsisReportTexts, type StereopsisReportTexts } from './texts.ts';
