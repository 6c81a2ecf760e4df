import { useCall } from '@isopter/api-client';
import { type AcuityAid, type IopMethod, IOP_UPPER_LIMIT } from '@isopter/contract';
import { CourseChart, CourseKey, type CourseSide } from '@isopter/monitor-charts/course';
import { Card, ErrorState, SegmentedControl, useNumberFormat } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartWords } from '../../../lib/domain/live/ChartWords.tsx';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import * as css from './Course.css.ts';
import { acuitiesOf, type EnteredPoint, pressuresOf, seriesOf } from './rules/entered.ts';

/** Pressures and acuities that were entered with a patient's tests, over time [OUR-952]. */
export function EnteredTrends({ patientId }: { patientId: string }): ReactElement | null {
  const { t } = useTranslation();
  const load = useCall('listEnteredSamples', { params: { id: patientId } }, { silent: true });
  if (load.data === undefined) {
    if (load.error === undefined) return null;
    return (
      <Card title={t(($) => $.findings.entered)}>
        <ErrorState
          title={t(($) => $.course.entered.failed)}
          onRetry={() => void load.mutate()}
          isRetrying={load.isValidating}
        />
      </Card>
    );
  }
  const pressures = pressuresOf(load.data);
  const acuities = acuitiesOf(load.data);
  return (
    <ChartWords kind="progression">
      {pressures.length > 0 && (
        <EnteredCard
          title={t(($) => $.course.entered.pressure)}
          measure={t(($) => $.findings.iop)}
          unit="mmHg"
          points={pressures}
          decimals={1}
          least={[5, 30]}
          reference={IOP_UPPER_LIMIT}
          note={t(($) => $.course.entered.limit, { limit: IOP_UPPER_LIMIT })}
          howTitle={t(($) => $.findings.method)}
          howText={(how) => t(($) => $.findings.methods[how as IopMethod])}
        />
      )}
      {acuities.length > 0 && (
        <EnteredCard
          title={t(($) => $.course.entered.acuity)}
          measure={t(($) => $.findings.acuity)}
          unit="logMAR"
          points={acuities}
          decimals={2}
          least={[-0.1, 0.5]}
          isInverted
          howTitle={t(($) => $.findings.aid)}
          howText={(how) => t(($) => $.findings.aids[how as AcuityAid])}
        />
      )}
    </ChartWords>
  );
}

interface EnteredCardProps {
  title: string;
  measure: string;
  unit: string;
  points: readonly EnteredPoint[];
  decimals: number;
  least: readonly [number, number];
  isInverted?: boolean;
  reference?: number;
  note?: string;
  howTitle: string;
  howText: (how: EnteredPoint['how']) => string;
}

function EnteredCard({ title, measure, unit, points, decimals, note, howTitle, howText, ...axis }: EnteredCardProps) {
  const { t } = useTranslation();
  const { dayOf } = useFormats();
  const number = useNumberFormat({ maximumFractionDigits: decimals });
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const write = (value: number | string): string =>
    typeof value === 'number' ? number(value + 0).replace('-', '−') : value;
  const series = seriesOf(points);
  const words = points.filter(({ value }) => typeof value === 'string').length;
  const isChart = view === 'chart' && series.length > 0;
  const nameOf = (side: CourseSide): string => t(($) => $.tests.sides[side as 'OD']);
  const describe = (side: CourseSide, index: number): string => {
    const { value, time, how } = points.filter((one) => one.eye === side && typeof one.value === 'number')[index]!;
    return [dayOf(time), nameOf(side), `${write(value)} ${unit}`, howText(how)].join(', ');
  };
  return (
    <Card
      title={title}
      actions={
        series.length > 0 && (
          <SegmentedControl
            label={t(($) => $.course.entered.view)}
            isLabelHidden
            segments={[
              { id: 'chart', label: t(($) => $.course.entered.chart) },
              { id: 'table', label: t(($) => $.course.entered.table) },
            ]}
            value={view}
            onChange={setView}
          />
        )
      }
    >
      <div className={css.trend}>
        {isChart && (
          <>
            <p className={css.trendHead}>
              <span>
                <strong>{measure}</strong>, <bdi>{unit}</bdi>
              </span>
              <span className={css.key}>
                {series.map(({ side }) => (
                  <span key={side} className={css.keyed}>
                    <CourseKey side={side} />
                    {nameOf(side)}
                  </span>
                ))}
              </span>
            </p>
            <div className={css.chart}>
              <CourseChart series={series} label={title} {...axis} describe={describe} />
            </div>
            {note !== undefined && <p className={css.note}>{note}</p>}
            {words > 0 && <p className={css.note}>{t(($) => $.course.entered.words, { count: words })}</p>}
          </>
        )}
        {!isChart && (
          <EnteredTable
            label={title}
            columns={[t(($) => $.course.entered.day), t(($) => $.course.entered.eye), `${measure}, ${unit}`, howTitle]}
            rows={points.toReversed().map(({ test, time, eye, value, how }) => ({
              id: `${test} ${eye}`,
              cells: [dayOf(time), nameOf(eye), write(value), howText(how)],
            }))}
          />
        )}
      </div>
    </Card>
  );
}

interface EnteredTableProps {
  label: string;
  columns: readonly string[];
  /** The newest first; the first cell of a row is its heading. */
  rows: readonly { id: string; cells: readonly string[] }[];
}

const EnteredTable = ({ label, columns, rows }: EnteredTableProps): ReactElement => (
  <table className={css.entered} aria-label={label}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className={css.enteredCell}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, cells: [first, ...others] }) => (
        <tr key={id}>
          <th scope="row" className={css.enteredCell}>
            <bdi>{first}</bdi>
          </th>
          {others.map((cell, index) => (
            <td key={columns[index + 1]} className={css.enteredCell}>
              <bdi>{cell}</bdi>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
