export { eyesOf } from '../../colorVision/report/columns.tsx';
export { initialState, viewOf } from '../model/store.ts';
export { sectionTable } from './table.ts';
export { englishWaggonerReportTexts, type WaggonerReportTexts } from './texts.ts';
export { WaggonerBody, type WaggonerBodyProps } from './WaggonerBody.tsx';
export { WaggonerPanel } from './WaggonerPanel.tsx';
