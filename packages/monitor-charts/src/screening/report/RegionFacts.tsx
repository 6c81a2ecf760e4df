import type { ReactElement } from 'react';
import { Fact } from '../../report/index.ts';
import { isSuperior, type SeenRegion, type ScreeningReportData } from './data.ts';
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
  const { false_positives, viewed, false_negatives, fixation_losses, blind_spot_checks } = region.statistics;
  const rows: [string, string][] = [
    [texts.seen, seenText(region, texts, data.locale)],
    ...(isSuperior(data.test) ? [[texts.superior, superiorText(region, texts, data.locale)] as [string, string]] : []),
    [texts.falsePositives, texts.outOf({ count: false_positives, total: viewed })],
    [texts.falseNegatives, new Intl.NumberFormat(data.locale).format(false_negatives)],
    [texts.fixationLosses, texts.outOf({ count: fixation_losses, total: blind_spot_checks })],
  ];
  return (
    <>
      {rows.map(([label, value], i) => (
        <Fact key={label} x={0} y={8 + i * 12} at={92} label={label} value={value} />
      ))}
    </>
  );
}
