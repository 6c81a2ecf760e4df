import { methodOf } from '@isopter/clinical/acuity';
import type { ReactElement } from 'react';
import { At, Label, MUTED, Rule } from '../../report/index.ts';
import type { AcuityReportData, AcuityRow } from './data.ts';
import { formatOf } from './table.ts';
import type { AcuityReportTexts } from './texts.ts';

interface JudgedProps {
  rows: readonly AcuityRow[];
  data: AcuityReportData;
  texts: AcuityReportTexts;
  /** In points. */
  width: number;
}

/** So much larger than the estimate an optotype is large, logMAR: three lines. */
const LARGE = 0.3;
const ROW = 27;

/** The numbers of large optotypes, and of those that were not seen: slips, or a patient who does not attend. */
export function largeOnes(rows: readonly AcuityRow[]): { all: number; wrong: number } {
  const large = rows.flatMap(({ line }) => {
    const { acuity = null, records = [] } = line ?? {};
    return acuity?.interval ? records.filter(({ size }) => size >= acuity.logmar + LARGE) : [];
  });
  return { all: large.length, wrong: large.filter(({ viewed }) => !viewed).length };
}

/** The facts by which the answers are judged. */
export function Judged({ rows, data, texts, width }: JudgedProps): ReactElement {
  const format = formatOf(data.locale);
  const percent = new Intl.NumberFormat(data.locale, { style: 'percent', maximumFractionDigits: 1 });
  const { alternatives } = methodOf(data.test);
  const { all, wrong } = largeOnes(rows);
  const answers = rows.reduce((sum, { line }) => sum + (line?.answers ?? 0), 0);
  const facts = [
    [texts.answered, format(answers, 0), ''],
    [texts.guess, percent.format(1 / alternatives), texts.guesses[alternatives]],
    [texts.largeWrong, all === 0 ? '–' : texts.countOf({ count: format(wrong, 0), all: format(all, 0) }), texts.large],
  ] as const;
  return (
    <>
      <Label x={0} y={8} strong>
        {texts.reliability}
      </Label>
      {facts.map(([label, value, remark], i) => (
        <At key={label} x={0} y={16 + i * ROW}>
          {i > 0 && <Rule x={0} y={0} width={width} />}
          <Label x={0} y={11}>
            {label}
          </Label>
          <Label x={width} y={11} strong anchor="end">
            {value}
          </Label>
          <Label x={0} y={20} size={6.5} colour={MUTED} room={width}>
            {remark}
          </Label>
        </At>
      ))}
    </>
  );
}
