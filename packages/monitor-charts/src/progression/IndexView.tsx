import type { IndexTrend } from '@isopter/clinical/perimetry/trend';
import { useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useLocale } from 'react-aria-components';
import { DataTable } from '../chart/DataTable.tsx';
import { themed, themePaint } from '../chart/paint.ts';
import { Segment } from '../chart/Segment.tsx';
import { INDEX_UNITS } from '../perimetry/trend/format.ts';
import { endOf, TrendChart } from '../perimetry/trend/TrendChart.tsx';
import { trendMark, TrendPoint } from '../perimetry/trend/TrendPoint.tsx';
import { Measured } from '../shared/Measured.tsx';
import { table } from '../shared/monitor.css.ts';
import { ScrollRegion } from '../shared/ScrollRegion.tsx';
import type { EventViewProps } from './EventView.tsx';
import { Legend } from '../shared/Legend.tsx';
import { progressionWords } from './progression.texts.ts';
import { useWriteNumber } from './useWriteNumber.ts';
import { line, list, view } from './views.css.ts';

/** Props of {@link IndexView}. */
export interface IndexViewProps extends Pick<EventViewProps, 'eye' | 'display'> {
  /** With at least one field. */
  trend: IndexTrend;
  /** Writes the day of a test. */
  formatDay: (at: Date) => string;
}

const FONT = 12;
const MARKS = ['counted', 'unreliable', 'excluded'] as const;

/**
 * An index of an eye over time with its line, what is sure of it and where it leads, with a legend, or as a table.
 * @selector [data-component="IndexTable"] The table.
 */
export function IndexView({ eye, trend, formatDay, display = 'chart' }: IndexViewProps): ReactElement {
  const texts = useTexts(progressionWords);
  const { locale } = useLocale();
  const write = useWriteNumber();
  const { index, fields, slope } = trend;
  const { unit, digits, least } = INDEX_UNITS[index];
  const label = texts.over({ index: texts[index], eye: texts[`eye${eye}`] });
  const words = { counted: texts.field, unreliable: texts.unreliable, excluded: texts.excluded };
  const valueText = (value: number): string => `${write(value, digits)} ${unit}`;
  if (display === 'table') {
    return (
      <div className={list}>
        <ScrollRegion label={label}>
          <DataTable
            component="IndexTable"
            className={table}
            caption={label}
            columns={[texts.date, `${texts[index]}, ${unit}`, texts.result]}
            rows={fields.map((field, i) => ({
              id: i,
              cells: [formatDay(field.at), write(field.value, digits), words[trendMark(field)]],
            }))}
          />
        </ScrollRegion>
      </div>
    );
  }
  const paint = { colour: themePaint.eyes[eye], leftOut: themed('criticalText') };
  return (
    <div className={view}>
      <div className={line}>
        <Measured>
          {(width, height) => (
            <TrendChart
              {...{ fields, slope, least, width, height, label, locale }}
              {...paint}
              span={[fields[0]!.at, endOf({ fields, slope })]}
              paint={themePaint}
              fontSize={FONT}
              reach={{
                kind: texts.trendKind,
                help: texts.trendHelp,
                describe: (i) => {
                  const field = fields[i];
                  return field
                    ? { title: [formatDay(field.at), valueText(field.value), words[trendMark(field)]].join(', ') }
                    : { title: '' };
                },
              }}
            />
          )}
        </Measured>
      </div>
      <Legend
        entries={[
          ...MARKS.filter((mark) => mark === 'counted' || fields.some((field) => trendMark(field) === mark)).map(
            (mark) => ({
              id: mark,
              mark: <TrendPoint cx={0} cy={0} mark={mark} scale={1.9} paint={themePaint} {...paint} />,
              text: words[mark],
            }),
          ),
          ...(slope
            ? [
                {
                  id: 'band',
                  mark: <rect x={-9} y={-5} width={18} height={10} fill={themePaint.hairline} />,
                  text: texts.band,
                },
              ]
            : []),
          ...(slope?.until
            ? [
                {
                  id: 'projection',
                  mark: (
                    <Segment
                      from={{ x: -9, y: 0 }}
                      to={{ x: 9, y: 0 }}
                      stroke={paint.colour}
                      strokeWidth={2}
                      strokeDasharray="3 2"
                    />
                  ),
                  text: texts.projection,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
