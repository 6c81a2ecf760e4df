export { pupilReport, type PupilReportData } from './data.ts';
export { PupilBody, type PupilBodyProps } from './PupilBody.tsx';
export { pupilNormText } from './norms.ts';
export { PupilPanel } from './PupilPanel.tsx';
export { pupilTable, swingTable } from './table.ts';
export { englishPupilReportTexts, type PupilReportTexts } from './texts.ts';
