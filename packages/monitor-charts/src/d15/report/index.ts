export { eyesOf } from '../../colorVision/report/columns.tsx';
export { initialState, viewOf } from '../model/store.ts';
export { D15Body, type D15BodyProps } from './D15Body.tsx';
export { D15Panel } from './D15Panel.tsx';
export { colorTable } from './table.ts';
export { type D15ReportTexts, englishD15ReportTexts } from './texts.ts';
