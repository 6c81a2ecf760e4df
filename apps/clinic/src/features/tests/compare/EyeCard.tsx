import type { NumberFinding, SystemUnit } from '@isopter/contract';
import { SmallDrawing } from '@isopter/monitor-charts/course';
import { EyeTag, MissingValue, useEyeName, useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { writtenOf } from '../../../lib/tests/result/lines.ts';
import { useResultText } from '../../../lib/tests/result/useResultText.ts';
import * as css from './Compare.css.ts';
import type { AcuityEye, ComparedAcuity } from './rules/acuity.ts';
import { useDecibels } from './useDecibels.ts';
import { Verdict } from './Verdict.tsx';

/** Props of {@link EyeCard}. */
export interface EyeCardProps {
  eye: AcuityEye;
  rows: readonly ComparedAcuity[];
  /** The notation of acuities. */
  unit: SystemUnit;
}

/** An eye in two tests: both acuities on a line of charts, and each contrast with its difference in logMAR [OUR-297]. */
export function EyeCard({ eye, rows, unit }: EyeCardProps): ReactElement {
  const { t, i18n } = useTranslation();
  const name = useEyeName(eye);
  const signed = useDecibels(2, true);
  const percent = useNumberFormat({ style: 'percent', maximumFractionDigits: 1 });
  const difference = t(($) => $.compare.acuity.difference);
  const [full] = rows;
  return (
    <section className={css.card} aria-label={name} dir={i18n.dir()}>
      <h2 className={css.title}>
        <EyeTag eye={eye} isDecorative /> {name}
      </h2>
      {full && full.contrast === null && (
        <Line eye={eye} row={full} label={t(($) => $.compare.acuity.line, { eye: name })} />
      )}
      <table className={css.tones} aria-label={t(($) => $.compare.acuity.of, { eye: name })}>
        <thead>
          <tr>
            {[t(($) => $.compare.acuity.contrast), 'A', 'B', difference].map((title) => (
              <th key={title} scope="col" className={css.toneHead}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ contrast, a, b, change }) => (
            <tr key={contrast ?? 'full'}>
              <th scope="row" className={css.tone}>
                {contrast === null ? t(($) => $.compare.acuity.full) : percent(contrast / 100)}
              </th>
              <td className={css.tone}>{a ? <Acuity finding={a} unit={unit} /> : <MissingValue label="A" />}</td>
              <td className={css.tone}>{b ? <Acuity finding={b} unit={unit} /> : <MissingValue label="B" />}</td>
              <td className={`${css.tone} ${css.change}`} data-verdict={change?.verdict ?? undefined}>
                {change ? <Verdict change={change} write={signed} /> : <MissingValue label={difference} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** An acuity as charts name it, and in logMAR; of one beyond the display only its end is known. */
function Acuity({ finding, unit }: { finding: NumberFinding; unit: SystemUnit }): ReactElement {
  const say = useResultText();
  const logmar = useDecibels(2);
  const { contrast: _, ...full } = finding;
  return (
    <bdi>
      {say(writtenOf(full, unit))}
      {!finding.limit && ` (${logmar(finding.value)})`}
    </bdi>
  );
}

/** Both acuities on one line, the better to the right. */
function Line({
  eye,
  row: { a, b },
  label,
}: {
  eye: AcuityEye;
  row: ComparedAcuity;
  label: string;
}): ReactElement | null {
  if (!b || b.limit) return null;
  const before = a && !a.limit ? { before: a.value } : {};
  return (
    <div className={css.plot} dir="ltr">
      <SmallDrawing picture={{ acuities: [{ eye, value: b.value, ...before }] }} label={label} />
    </div>
  );
}
