export { day, type TrendWriting } from './format.ts';
export { SeriesBody, type SeriesBodyProps, seriesPages } from './SeriesBody.tsx';
export { trendTable } from './table.ts';
export { englishTrendTexts, type TrendTexts } from './texts.ts';
export { TrendBody, type TrendBodyProps } from './TrendBody.tsx';
