import { idOf, type Point } from '@isopter/clinical';
import {
  DIFFERENCE_VERDICTS,
  type DifferencePoint,
  type DifferenceVerdict,
} from '@isopter/clinical/perimetry/progression';
import { useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { themePaint } from '../chart/paint.ts';
import { SYMBOL } from '../shared/Legend.tsx';
import { written } from '../shared/written.ts';
import { DifferenceMap, signed } from './DifferenceMap.tsx';
import { DifferenceMark } from './DifferenceMark.tsx';
import type { EventViewProps } from './EventView.tsx';
import { MapView } from './MapView.tsx';
import { progressionWords } from './progression.texts.ts';

/** Props of {@link DifferenceView}. */
export interface DifferenceViewProps extends Pick<EventViewProps, 'eye' | 'extent' | 'spacing' | 'display'> {
  /** The points of `fieldDifference`. */
  points: readonly DifferencePoint[];
  /**
   * The locations in the blind spot, which are not compared.
   * @default none
   */
  blindSpot?: readonly Point[];
}

/** Returns the verdicts that the legend explains; fields without limits have no verdicts. */
const told = (points: DifferenceViewProps['points']): readonly DifferenceVerdict[] =>
  points.every(({ verdict }) => verdict === 'noLimit') ? ['noLimit'] : DIFFERENCE_VERDICTS;

/**
 * How a field differs from an earlier one, point by point, with a legend, or as a table.
 * @selector [data-component="DifferenceTable"] The table.
 */
export function DifferenceView(props: DifferenceViewProps): ReactElement {
  const { eye, points, extent, spacing, display = 'chart', blindSpot } = props;
  const texts = useTexts(progressionWords);
  const label = texts.differenceOf({ eye: texts[`eye${eye}`] });
  return (
    <MapView
      display={display}
      label={label}
      component="DifferenceTable"
      columns={[
        texts.columnX,
        texts.columnY,
        texts.columnBefore,
        texts.columnNow,
        texts.columnDifference,
        texts.limit,
        texts.result,
      ]}
      rows={points.map((point) => ({
        id: idOf(point),
        cells: [
          written(point.x),
          written(point.y),
          written(point.before),
          written(point.db),
          signed(point.difference),
          point.limits.low === 0 ? '–' : written(point.limits.low),
          texts[point.verdict],
        ],
      }))}
      legend={told(points).map((verdict) => ({
        id: verdict,
        mark: <DifferenceMark verdict={verdict} text="" size={SYMBOL * 0.8} paint={themePaint} />,
        text: texts[verdict],
      }))}
    >
      {(width, height) => (
        <DifferenceMap
          {...{ eye, points, width, height, extent, spacing, texts, label }}
          {...(blindSpot && { blindSpot })}
        />
      )}
    </MapView>
  );
}
