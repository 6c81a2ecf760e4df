import type { EyeTrend } from '@isopter/clinical/perimetry/trend';
import type { ReportTable } from '../../report/index.ts';
import { day, decimal, slopeFigures, type TrendWriting } from './format.ts';

/** The fields of an eye with their indices as a table, followed by the slopes. */
export function trendTable(
  { fields, md, vfi }: EyeTrend,
  eye: string,
  strategies: Readonly<Record<string, string>>,
  writing: TrendWriting,
): ReportTable {
  const { texts, locale } = writing;
  const slopes = (['md', 'vfi'] as const).flatMap((index) => {
    const regression = index === 'md' ? md : vfi;
    const unit = index === 'md' ? 'dB' : '%';
    return regression
      ? slopeFigures(regression, unit, writing).map(([label, value]) => [
          `${texts[index]}: ${label}`,
          value,
          '',
          '',
          '',
        ])
      : [];
  });
  return {
    caption: texts.table({ eye }),
    columns: [texts.date, texts.md, texts.vfi, texts.strategy, texts.reliability],
    rows: [
      ...fields.map(({ at, analysis, strategy, reliable }) => [
        day(at, writing),
        decimal(analysis.md, 2, locale),
        decimal(analysis.vfi, 0, locale),
        strategies[strategy] ?? strategy,
        reliable ? texts.yes : texts.no,
      ]),
      ...slopes,
    ],
  };
}
