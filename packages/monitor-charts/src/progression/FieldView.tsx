import { idOf, type Point } from '@isopter/clinical';
import { asRightEye, type Deviation, isBlindSpotPoint, type Sensitivity } from '@isopter/clinical/perimetry/analysis';
import { useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { detailsOf } from '../perimetry/plot/details.ts';
import { PerimetryPlot } from '../perimetry/plot/PerimetryPlot.tsx';
import { perimetryWords } from '../perimetry/perimetry.texts.ts';
import type { PerimetryLocation } from '../perimetry/types.ts';
import { Measured } from '../shared/Measured.tsx';
import { DeviationMark } from './DeviationMark.tsx';
import { PointMap } from './PointMap.tsx';
import { map } from './views.css.ts';

/** The displayed values of a finished field: sensitivities as numbers or greyscale, total or pattern deviations. */
export type FieldDisplay = 'db' | 'greyscale' | 'total' | 'pattern';

/** Props of {@link FieldView}. */
export interface FieldViewProps {
  /** The eye, `OD` or `OS`. */
  eye: 'OD' | 'OS';
  /** The settled locations. */
  points: readonly Sensitivity[];
  /** Locations compared with norms; without any, only sensitivities are drawn. */
  deviations: readonly Deviation[];
  /** The displayed values. */
  display: FieldDisplay;
  /** The radius of the field, in degrees. */
  extent: number;
  /** The distance between neighboring points, in degrees. */
  spacing: number;
  /** The accessible name: which field it is. */
  label: string;
}

/** The locations of a settled field that lie in the blind spot. */
export const blindSpotOf = (points: readonly Sensitivity[], eye: 'OD' | 'OS'): readonly Point[] =>
  points.filter(({ x, y }) => isBlindSpotPoint(asRightEye(eye, x), y));

/** The finished field of one eye in the size of its column. */
export function FieldView(props: FieldViewProps): ReactElement {
  const { eye, points, deviations, display, extent, spacing, label } = props;
  const texts = useTexts(perimetryWords);
  const blind = new Set(blindSpotOf(points, eye).map(idOf));
  const locations = points.map((point): PerimetryLocation => ({
    x: point.x,
    y: point.y,
    state: 'threshold',
    threshold: point.db,
    seen: 0,
    not_seen: 0,
    response_time: null,
    is_blind_spot: blind.has(idOf(point)),
  }));
  const isDeviation = (display === 'total' || display === 'pattern') && deviations.length > 0;
  return (
    <div className={map}>
      <Measured>
        {(width, height) =>
          isDeviation ? (
            <PointMap
              {...{ eye, width, height, extent, spacing, label }}
              texts={{ nasal: texts.nasal, temporal: texts.temporal, mapKind: texts.plotKind, mapHelp: texts.plotHelp }}
              component="DeviationMap"
              points={deviations}
              blindSpot={blindSpotOf(points, eye)}
              describe={(point) =>
                detailsOf(
                  texts,
                  locations.find((one) => idOf(one) === idOf(point))!,
                  0,
                  point,
                )
              }
              renderMark={(point, size, paint) => (
                <DeviationMark
                  db={display === 'total' ? point.td : point.pd}
                  probability={display === 'total' ? point.tdProbability : point.pdProbability}
                  {...{ size, paint }}
                />
              )}
            />
          ) : (
            <PerimetryPlot
              {...{ eye, locations, width, height, extent, spacing, label, texts }}
              judged={deviations}
              display={display === 'greyscale' ? 'greyscale' : 'numeric'}
            />
          )
        }
      </Measured>
    </div>
  );
}
