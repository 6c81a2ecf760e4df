import { gradedAge } from '@isopter/clinical/stereopsis';
import { Badge, type Tone, useNumberFormat, useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { noNormText } from '../../shared/noNorm.ts';
import { sharedWords } from '../../shared/shared.texts.ts';
import { stereopsisWords } from '../stereopsis.texts.ts';
import type { Grade, StereopsisView } from '../types.ts';
import { acuity, result as resultClass } from './StereopsisMonitor.css.ts';

const TONES: Readonly<Record<Grade, Tone>> = {
  normal: 'positive',
  reduced: 'caution',
  coarse: 'critical',
  none: 'critical',
};

interface ResultProps extends Pick<StereopsisView, 'result' | 'finest'> {
  /** In years; `null` if unknown. */
  age: number | null;
}

/** The stereoacuity with its grade; the finest level seen so far until there is a result. */
export function Result({ result, finest, age }: ResultProps): ReactElement {
  const texts = useTexts(stereopsisWords);
  const shared = useTexts(sharedWords);
  const format = useNumberFormat();
  const { none } = gradedAge(age);
  if (!result) {
    return (
      <p className={resultClass} data-part="result">
        {finest === null ? texts.noResult : texts.soFar({ value: format(finest) })}
      </p>
    );
  }
  return (
    <div className={resultClass} data-part="result">
      <span>{texts.stereoacuity}</span>
      {result.arcsec !== null && <span className={acuity}>{texts.arcsec({ value: format(result.arcsec) })}</span>}
      {none ? (
        <span>{noNormText(none, shared, format)}</span>
      ) : (
        <Badge tone={TONES[result.grade]}>{texts[`grade${result.grade}`]}</Badge>
      )}
    </div>
  );
}
