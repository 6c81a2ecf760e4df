import type { NumberFinding, SystemUnit } from '@isopter/contract';
import { SmallDrawing } from '@isopter/monitor-charts/course';
import { EyeTag, useEyeName, useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { writtenOf } from '../../../lib/domain/tests/result/lines.ts';
import { useResultText } from '../../../lib/domain/tests/result/useResultText.ts';
import * as css from './Compare.css.ts';
import { CompareTable } from './CompareTable.tsx';
import type { AcuityEye, ComparedAcuity } from './rules/acuity.ts';
import { useDecibels } from './useDecibels.ts';

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
  const contrastText = (contrast: number | null): string =>
    contrast === null ? t(($) => $.compare.acuity.full) : percent(contrast / 100);
  const full = rows.find(({ contrast }) => contrast === null);
  const isOfDistances = rows.some(({ near }) => near !== null);
  const shown = (finding: NumberFinding | null): ReactElement | null =>
    finding && <Acuity finding={finding} unit={unit} />;
  return (
    <section className={css.card} aria-label={name} dir={i18n.dir()}>
      <h2 className={css.title}>
        <EyeTag eye={eye} isDecorative /> {name}
      </h2>
      {full && <Line eye={eye} row={full} label={t(($) => $.compare.acuity.line, { eye: name })} />}
      <CompareTable
        label={t(($) => $.compare.acuity.of, { eye: name })}
        heading={t(($) => $.compare.acuity[isOfDistances ? 'at' : 'contrast'])}
        difference={t(($) => $.compare.acuity.difference)}
        write={signed}
        rows={rows.map(({ contrast, near, a, b, change }) => ({
          heading: near === null ? contrastText(contrast) : t(($) => $.compare.acuity[near ? 'near' : 'distance']),
          a: shown(a),
          b: shown(b),
          change,
        }))}
      />
    </section>
  );
}

/** An acuity as charts name it, and in logMAR; of one beyond the display only its end is known. */
function Acuity({ finding, unit }: { finding: NumberFinding; unit: SystemUnit }): ReactElement {
  const say = useResultText();
  const logmar = useDecibels(2);
  // the row says at which contrast or distance
  const { contrast: _, near: _near, ...full } = finding;
  return (
    <span className={css.acuity}>
      <bdi>{say(writtenOf(full, unit))}</bdi>
      {!finding.limit && (
        <>
          {' '}
          <bdi>({logmar(finding.value)})</bdi>
        </>
      )}
    </span>
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
    <div className={css.acuityLine} dir="ltr">
      <SmallDrawing picture={{ acuities: [{ eye, value: b.value, ...before }] }} label={label} />
    </div>
  );
}
