export { day, type TrendWriting } from './format.ts';
export { LEAST_TESTS, linearRegression, type Regression, type Sample } from './regression.ts';
export { type AnalysedField, type EyeTrend, type Trend, type TrendField, trendOf, yearsBetween } from './series.ts';
export { SeriesBody, type SeriesBodyProps, seriesPages } from './SeriesBody.tsx';
export { trendTable } from './table.ts';
export { criticalT, twoSidedP } from './tDistribution.ts';
export { englishTrendTexts, type TrendTexts } from './texts.ts';
export { TrendBody, type TrendBodyProps } from './TrendBody.tsx';
