import type { EyeTrend } from '@isopter/clinical/perimetry/trend';
import type { ReportTable } from '../../report/index.ts';
import { day, decimal, INDEX_UNITS, slopeFigures, type TrendWriting } from './format.ts';

/** The fields of an eye with their indices as a table, followed by the slopes. */
export function trendTable(
  { fields, indices }: EyeTrend,
  eye: string,
  strategies: Readonly<Record<string, string>>,
  writing: TrendWriting,
): ReportTable {
  const { texts, locale } = writing;
  const rest = Array.from({ length: indices.length + 1 }, () => '');
  const slopes = indices.flatMap(({ index, slope }) =>
    (slope ? slopeFigures(slope, INDEX_UNITS[index].unit, writing) : [[texts.slope, texts.tooFewTests] as const]).map(
      ([label, value]) => [`${texts[index]}: ${label}`, value, ...rest],
    ),
  );
  const valueAt = ({ index, fields: own }: EyeTrend['indices'][number], at: Date): string => {
    const found = own.find((field) => field.at === at);
    return found ? decimal(found.value, INDEX_UNITS[index].digits, locale) : '–';
  };
  const reliability = { passed: texts.yes, flagged: texts.no, undecided: texts.notKnown };
  return {
    caption: texts.table({ eye }),
    columns: [texts.date, ...indices.map(({ index }) => texts[index]), texts.strategy, texts.reliability],
    rows: [
      ...fields.map(({ at, strategy, verdict, excluded }) => [
        day(at, writing),
        ...indices.map((one) => valueAt(one, at)),
        strategies[strategy] ?? strategy,
        excluded === null ? reliability[verdict] : texts.excluded,
      ]),
      ...slopes,
    ],
  };
}
