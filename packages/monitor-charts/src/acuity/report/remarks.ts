import { acuityChange, lowContrastLimits, NORMED_CONTRAST } from '@isopter/clinical/acuity';
import { contradictionOf } from '../model/consistency.ts';
import { acuityBefore, type AcuityReportData, rowsOf } from './data.ts';
import { chartWords, formatOf } from './table.ts';
import type { AcuityReportTexts } from './texts.ts';

/** The age in years from which the limits of low-contrast acuity hold. */
const ADULT = 18;

/** What a reader must not overlook: acuities below the limit of healthy people, and those that contradict each other. */
export function remarksOf(data: AcuityReportData, texts: AcuityReportTexts): readonly string[] {
  const { phases, age, locale } = data;
  const format = formatOf(locale);
  const words = chartWords(texts);
  const acuities = Object.fromEntries(
    phases.flatMap(({ eye, lines }) => {
      const { acuity = null } = lines.find(({ contrast }) => contrast === NORMED_CONTRAST) ?? {};
      return acuity ? [[eye, acuity]] : [];
    }),
  );
  const limits = age !== null && age >= ADULT ? lowContrastLimits(acuities) : {};
  return phases.flatMap(({ eye, lines }) => {
    const limit = limits[eye];
    const contradiction = contradictionOf(lines);
    const said = [
      ...(limit?.isBelow ? [texts.belowLimit({ letters: format(limit.letters, 0) })] : []),
      ...(contradiction
        ? [words.inconsistent({ lower: format(contradiction.lower, 0), higher: format(contradiction.higher, 0) })]
        : []),
    ];
    const changes = rowsOf(data.phases.filter((phase) => phase.eye === eye)).flatMap((row) => {
      const [before, now] = [acuityBefore(row, data), row.line?.acuity];
      const change = before && now ? acuityChange(before, now) : null;
      return change && data.before ? [texts.changed[change]({ day: data.before.day })] : [];
    });
    return [...said, ...changes].map((remark) => `${texts.eyes[eye]}: ${remark}`);
  });
}
