import { measureFormat } from '@isopter/clinical/course';
import { type FieldResult, MD_DIFFERENCE, SUSPICIOUS_DB } from '@isopter/clinical/perimetry/analysis';
import { Badge, type Tone, useNumberFormat, useTexts } from '@isopter/ui';
import { type ReactElement, useMemo } from 'react';
import type { PerimetryEyeView } from '../model/store.ts';
import { perimetryWords } from '../perimetry.texts.ts';
import { fieldResultWords } from '../result.texts.ts';
import { type Formats, keyNumbers } from './keyNumbers.ts';
import { resultOf, type TestedField } from './resultOf.ts';
import {
  name as nameClass,
  note,
  numbers,
  rarity,
  result as resultClass,
  row,
  unit,
  value,
  verdict,
  words,
} from './result.css.ts';

const WORDS = { ...perimetryWords, ...fieldResultWords };

function useFormats(): Formats {
  const decibels = useNumberFormat(measureFormat('MD'));
  const whole = useNumberFormat({ maximumFractionDigits: 0 });
  const percent = useNumberFormat({ maximumFractionDigits: 1 });
  return { tenths: (db) => decibels(db).replace('-', '−'), whole, percent };
}

const TONES: Readonly<Record<FieldResult['verdict'], Tone>> = {
  passed: 'positive',
  undecided: 'neutral',
  flagged: 'caution',
};

/** Whether the eye can be relied on, with the kinds of wrong answers that were too frequent. */
function Verdict({ result: { verdict: said, reliability } }: { result: FieldResult }): ReactElement {
  const texts = useTexts(WORDS);
  const why = [
    ...(['fixationLosses', 'falsePositives'] as const).flatMap((kind) =>
      reliability[kind] ? [texts[kind].toLocaleLowerCase()] : [],
    ),
    ...(reliability.otherEye ? [texts.otherEye] : []),
    ...(reliability.tooHigh ? [texts.tooHigh({ db: String(SUSPICIOUS_DB) })] : []),
  ];
  return (
    <p className={verdict} data-part="verdict">
      <Badge tone={TONES[said]}>
        {said === 'flagged' ? texts.verdictflagged({ why: why.join(', ') }) : texts[`verdict${said}`]}
      </Badge>
    </p>
  );
}

/** Props of {@link EyeResult}. */
export interface EyeResultProps {
  view: PerimetryEyeView;
  test: TestedField;
}

/** The result of a finished field, next to its plot: the valid key numbers, the hemifield test, and the reliability. */
export function EyeResult({ view, test }: EyeResultProps): ReactElement {
  const texts = useTexts(WORDS);
  const formats = useFormats();
  const result = useMemo(() => resultOf(view, test), [view, test]);
  const { analysis, incomparable } = result;
  const ght = analysis?.ght ?? null;
  return (
    <section className={resultClass} aria-label={texts.resultOf({ eye: texts[`eye${view.eye}`] })} data-part="result">
      <dl className={numbers}>
        {keyNumbers(result, texts, formats).map((one) => (
          <div key={one.name} className={row}>
            <dt className={nameClass}>{one.name}</dt>
            <dd className={value} dir="ltr">
              <bdi>{one.value}</bdi>
              <span className={unit}>{one.unit}</span>
            </dd>
            {one.rarity !== '' && <dd className={rarity}>{one.rarity}</dd>}
          </div>
        ))}
        {ght && (
          <div className={row}>
            <dt className={nameClass}>{texts.ght}</dt>
            <dd className={words}>{texts[`ght${ght}`]}</dd>
          </div>
        )}
      </dl>
      {incomparable && <p className={verdict}>{texts.noIndices({ why: texts[`incomparable${incomparable}`] })}</p>}
      <Verdict result={result} />
    </section>
  );
}

/** Explains the basis and the limits of the indices; renders nothing if no eye has indices. */
export function ResultNote({
  eyes,
  test,
}: {
  eyes: readonly PerimetryEyeView[];
  test: TestedField;
}): ReactElement | null {
  const texts = useTexts(fieldResultWords);
  const { tenths, whole } = useFormats();
  const analysis = useMemo(() => eyes.map((eye) => resultOf(eye, test).analysis).find(Boolean), [eyes, test]);
  if (!analysis) return null;
  const { points, norms } = analysis;
  const { mean, sd, eyes: compared, source } = MD_DIFFERENCE;
  return (
    <p className={note} data-part="note">
      {texts.normsNote({ points: whole(points.length), norms: norms.name, eyes: whole(norms.nEyes) })}{' '}
      {texts.mdDifference({ mean: tenths(mean), sd: tenths(sd), eyes: whole(compared), source })}
    </p>
  );
}
