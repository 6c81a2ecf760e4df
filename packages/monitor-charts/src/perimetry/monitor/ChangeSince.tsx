import { measureFormat } from '@isopter/clinical/course';
import { idOf } from '@isopter/clinical';
import { NORMED_SIZE, type Sensitivity } from '@isopter/clinical/perimetry/analysis';
import { type ChangedPoint, changeSince, type FieldMethod } from '@isopter/clinical/perimetry/progression';
import { useNumberFormat, useTexts } from '@isopter/ui';
import { type ReactElement, useMemo } from 'react';
import { themePaint } from '../../chart/paint.ts';
import { Legend, SYMBOL } from '../../shared/Legend.tsx';
import { perimetryWords } from '../perimetry.texts.ts';
import { ChangeMark } from '../plot/ChangeMark.tsx';
import { fieldResultWords } from '../result.texts.ts';
import type { PatternDeviationProps } from './PatternDeviation.tsx';
import { resultOf } from './resultOf.ts';
import { caption, deviation, deviationMap, note, thenNow } from './result.css.ts';
import { SmallMap } from './SmallMap.tsx';

const WORDS = { ...perimetryWords, ...fieldResultWords };

/** The newest earlier field of an eye that counts and can be compared with the newest one. */
export interface EarlierField extends FieldMethod {
  /** The day it was tested, as it is written. */
  readonly day: string;
  /** Settled locations, dB. */
  readonly points: readonly Sensitivity[];
  /** dB, and percent; `null` where norms do not hold. */
  readonly md: number | null;
  readonly vfi: number | null;
}

/** Props of {@link ChangeSince}. */
export interface ChangeSinceProps extends PatternDeviationProps {
  /** `null` if there is none. */
  earlier: EarlierField | null;
}

/** Shows the change since the earlier field of an eye, or that there is no earlier field. */
export function ChangeSince({ earlier, ...props }: ChangeSinceProps): ReactElement {
  const texts = useTexts(fieldResultWords);
  return earlier ? <Changes {...props} earlier={earlier} /> : <p className={note}>{texts.noEarlier}</p>;
}

/**
 * The points beyond what 95 % of repeated tests of stable eyes reach, where
 * there are such limits, with their number, and MD and VFI then and now.
 * @selector [data-component="ChangeSince"] The map.
 */
function Changes({
  view,
  test,
  earlier,
  extent,
  spacing,
}: PatternDeviationProps & { earlier: EarlierField }): ReactElement {
  const texts = useTexts(WORDS);
  const signed = useNumberFormat(measureFormat('MD'));
  const tenths = (db: number): string => signed(db).replace('-', '−');
  const whole = useNumberFormat({ maximumFractionDigits: 0 });
  const { analysis, locations } = useMemo(() => resultOf(view, test), [view, test]);
  const { eye } = view;
  const change = useMemo(() => {
    const settled = locations.flatMap(({ x, y, threshold }) => (threshold === null ? [] : [{ x, y, db: threshold }]));
    const method = {
      program: test.protocol ?? '',
      size: Number(test.goldman_size ?? NORMED_SIZE),
      strategy: test.strategy ?? '',
    };
    return changeSince({ ...earlier, eye }, { ...method, eye, points: settled });
  }, [earlier, locations, test, eye]);
  const points = change.why === null ? change.points : [];
  const count = (way: ChangedPoint['change']): string => whole(points.filter(({ change }) => change === way).length);
  const label = texts.changeOf({ eye: texts[`eye${view.eye}`], day: earlier.day });
  return (
    <figure className={deviation} data-part="change">
      {points.length > 0 && (
        <div className={deviationMap}>
          <SmallMap component="ChangeSince" label={label} extent={extent}>
            {({ x, y, perDegree }) =>
              points.map((point) => (
                <ChangeMark
                  key={idOf(point)}
                  x={x(point.x)}
                  y={y(point.y)}
                  size={spacing * perDegree * 0.7}
                  change={point.change}
                  paint={themePaint}
                />
              ))
            }
          </SmallMap>
        </div>
      )}
      <div>
        <figcaption className={caption}>{texts.changeSince({ day: earlier.day })}</figcaption>
        {points.length > 0 && (
          <>
            <Legend
              entries={(['lower', 'higher'] as const).map((way) => ({
                id: way,
                mark: <ChangeMark x={0} y={0} size={SYMBOL * 0.6} change={way} paint={themePaint} />,
                text: texts.pointsOf({ what: texts[way], amount: count(way) }),
              }))}
            />
            <p className={note}>{texts.beyondRetests}</p>
            {change.why === null && <p className={note}>{texts.chanceBound({ amount: whole(change.chanceBound) })}</p>}
          </>
        )}
        {analysis && earlier.md !== null && (
          <p className={thenNow}>{texts.mdThenNow({ before: tenths(earlier.md), now: tenths(analysis.md) })}</p>
        )}
        {analysis && analysis.vfi !== null && earlier.vfi !== null && (
          <p className={thenNow}>{texts.vfiThenNow({ before: whole(earlier.vfi), now: whole(analysis.vfi) })}</p>
        )}
      </div>
    </figure>
  );
}
