import { idOf } from '@isopter/clinical';
import type { ProbabilityClass } from '@isopter/clinical/perimetry/analysis';
import { useNumberFormat, useTexts } from '@isopter/ui';
import { type ReactElement, useMemo } from 'react';
import { themePaint } from '../../chart/paint.ts';
import { Legend, SYMBOL } from '../../shared/Legend.tsx';
import { perimetryWords } from '../perimetry.texts.ts';
import { ProbabilitySymbol } from '../plot/ProbabilitySymbol.tsx';
import { fieldResultWords } from '../result.texts.ts';
import type { EyeResultProps } from './EyeResult.tsx';
import { resultOf } from './resultOf.ts';
import { caption, deviation, deviationMap } from './result.css.ts';
import { SmallMap } from './SmallMap.tsx';

const WORDS = { ...perimetryWords, ...fieldResultWords };
/** The rare classes, the rarest first; normal values have no label. */
const CLASSES = [0.005, 0.01, 0.02, 0.05] as const satisfies readonly ProbabilityClass[];

/** Props of {@link PatternDeviation}. */
export interface PatternDeviationProps extends EyeResultProps {
  /** The radius of the field and the distance between neighbouring points, in degrees. */
  extent: number;
  spacing: number;
}

/**
 * How rare the pattern deviation of each point of a finished field is among healthy eyes, with the number of points of
 * each class; nothing where no probabilities hold.
 * @selector [data-component="PatternDeviation"] The map.
 */
export function PatternDeviation({ view, test, extent, spacing }: PatternDeviationProps): ReactElement | null {
  const texts = useTexts(WORDS);
  const percent = useNumberFormat({ maximumFractionDigits: 1 });
  const whole = useNumberFormat();
  const { analysis } = useMemo(() => resultOf(view, test), [view, test]);
  const points = analysis?.points ?? [];
  if (!points.some(({ pdProbability }) => pdProbability !== null)) return null;
  const amount = (of: ProbabilityClass): string =>
    whole(points.filter(({ pdProbability }) => pdProbability === of).length);
  return (
    <figure className={deviation} data-part="deviation">
      <div className={deviationMap}>
        <SmallMap
          component="PatternDeviation"
          extent={extent}
          label={texts.patternDeviationOf({ eye: texts[`eye${view.eye}`] })}
        >
          {({ x, y, perDegree }) =>
            points.map(
              (point) =>
                point.pdProbability && (
                  <ProbabilitySymbol
                    key={idOf(point)}
                    probability={point.pdProbability}
                    cx={x(point.x)}
                    cy={y(point.y)}
                    size={spacing * perDegree * 0.62}
                    ink={themePaint.ink}
                  />
                ),
            )
          }
        </SmallMap>
      </div>
      <div>
        <figcaption className={caption}>{texts.patternDeviation}</figcaption>
        <Legend
          entries={CLASSES.map((probability) => ({
            id: String(probability),
            mark: (
              <ProbabilitySymbol probability={probability} cx={0} cy={0} size={SYMBOL * 0.6} ink={themePaint.ink} />
            ),
            text: texts.pointsOf({
              what: texts.rarer({ percent: percent(100 * probability) }),
              amount: amount(probability),
            }),
          }))}
        />
      </div>
    </figure>
  );
}
