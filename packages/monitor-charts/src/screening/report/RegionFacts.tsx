import type { ReactElement } from 'react';
import { Fact } from '../../report/index.ts';
import { isSuperior, type SeenRegion, type ScreeningReportData } from './data.ts';
import { rateFacts } from './rates.ts';
import type { ScreeningReportTexts } from './texts.ts';

interface RegionFactsProps {
  region: SeenRegion;
  data: ScreeningReportData;
  texts: ScreeningReportTexts;
}

/** The number of seen points as text: "22 of 37 (59%)". */
export function seenText(
  { counts: { seen, points } }: SeenRegion,
  texts: ScreeningReportTexts,
  locale: string,
): string {
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return texts.seenOf({
    seen: number.format(seen),
    points: number.format(points),
    percent: percent.format(points > 0 ? seen / points : 0),
  });
}

/** The formatted superior extent of a field. */
export const superiorText = ({ superior }: SeenRegion, texts: ScreeningReportTexts, locale: string): string =>
  superior === null ? texts.none : texts.degrees({ degrees: new Intl.NumberFormat(locale).format(superior) });

/** The result of a field and the reliability of the answers, in lines of 12 pt. */
export function RegionFacts({ region, data, texts }: RegionFactsProps): ReactElement {
  const rates = rateFacts(region.statistics, texts, data.locale);
  const rows: (readonly [string, string])[] = [
    [texts.seen, seenText(region, texts, data.locale)],
    ...(isSuperior(data.test) ? [[texts.superior, superiorText(region, texts, data.locale)] as [string, string]] : []),
    ...rates,
  ];
  return (
    <>
      {rows.map(([label, value], i) => (
        <Fact key={label} x={0} y={8 + i * 12} at={92} label={label} value={value} />
      ))}
    </>
  );
}
