export { eyesOf } from '../../colorVision/report/columns.tsx';
export { initialState, viewOf } from '../model/store.ts';
export { IshiharaBody, type IshiharaBodyProps } from './IshiharaBody.tsx';
export { IshiharaPanel } from './IshiharaPanel.tsx';
export { plateTable } from './table.ts';
export { englishIshiharaReportTexts, type IshiharaReportTexts } from './texts.ts';
