export { ProgressionBody, progressionTable, type ProgressionBodyProps } from './ProgressionBody.tsx';
export { englishProgressionReportTexts, type ProgressionReportTexts } from './texts.ts';
