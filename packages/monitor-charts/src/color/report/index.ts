export { FAILING_CROSSINGS } from '../analysis/crossings.ts';
export { ABNORMAL_C, SELECTIVE_S } from '../analysis/score.ts';
export { eyesOf } from '../../colorVision/report/columns.tsx';
export { initialState, viewOf } from '../model/store.ts';
export { ColorBody, type ColorBodyProps } from './ColorBody.tsx';
export { ColorPanel } from './ColorPanel.tsx';
export { colorTable } from './table.ts';
export { type ColorReportTexts, englishColorReportTexts } from './texts.ts';
