import { acuityChange, lowContrastLimits, lowContrastNorm, NORMED_CONTRAST } from '@isopter/clinical/acuity';
import { contradictionOf } from '../model/consistency.ts';
import { acuityBefore, type AcuityReportData, rowsOf } from './data.ts';
import { noNormText } from '../../shared/noNorm.ts';
import { chartWords, formatOf } from './table.ts';
import type { AcuityReportTexts } from './texts.ts';

/** Returns important remarks: acuities below the limit of healthy people, and acuities that contradict each other. */
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
  const { norm } = lowContrastNorm(age);
  const limits = norm ? lowContrastLimits(acuities, norm) : {};
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
      const change = before && now ? acuityChange(before.acuity, now, row.line?.contrast ?? null) : null;
      const verdict = change?.verdict ?? 'within';
      return verdict !== 'within' && before ? [texts.changed[verdict]({ day: before.day })] : [];
    });
    return [...said, ...changes].map((remark) => `${texts.eyes[eye]}: ${remark}`);
  });
}

/** Returns the note that explains why no low-contrast acuity is compared with a norm; `null` if one is. */
export function lowContrastNote({ phases, age, locale }: AcuityReportData, texts: AcuityReportTexts): string | null {
  const isNormed = phases.some(({ lines }) => lines.some(({ contrast }) => contrast === NORMED_CONTRAST));
  const { none } = lowContrastNorm(age);
  const format = formatOf(locale);
  return isNormed && none ? noNormText(none, texts.chart, (years) => format(years, 0)) : null;
}
