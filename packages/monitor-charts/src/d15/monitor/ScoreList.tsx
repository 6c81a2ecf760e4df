import { ABNORMAL_C, type D15Outcome, FAILING_CROSSINGS, SELECTIVE_S } from '@isopter/clinical/d15';
import { type KeyValue, KeyValueList, StatusMarker, type Tone, useNumberFormat, useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { d15Words } from '../d15.texts.ts';
import type { ArrangementView } from '../types.ts';
import { hint, lists } from './D15Monitor.css.ts';

const TONES: Readonly<Record<D15Outcome, Tone>> = {
  normal: 'positive',
  protan: 'critical',
  deutan: 'critical',
  tritan: 'critical',
  'red-green': 'critical',
  unknown: 'caution',
  random: 'caution',
};

const MINUS = '\u2212';

const number = (label: string, value: string): KeyValue => ({ label, value, isNumeric: true });

/** The result of an arrangement: in words, as scores, and their meaning. */
export function ScoreList({ view }: { view: ArrangementView }): ReactElement {
  const texts = useTexts(d15Words);
  const whole = useNumberFormat();
  const tenths = useNumberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const hundredths = useNumberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const { score, outcome, crossings, test_score } = view;
  const scored = score && [
    number(texts.angle, texts.degrees({ angle: tenths(score.angle).replace('-', MINUS) })),
    number(texts.c_index, hundredths(score.c_index)),
    number(texts.s_index, hundredths(score.s_index)),
  ];
  const counted = [
    ...(score ? [number(texts.tes, tenths(score.tes))] : []),
    number(texts.crossings, whole(crossings.length)),
    ...(test_score
      ? [
          number(
            texts.testScore,
            texts.scoreOf({ correct: whole(test_score.correct_answers), total: whole(test_score.total_answers) }),
          ),
        ]
      : []),
  ];
  return (
    <>
      {outcome && <StatusMarker tone={TONES[outcome]}>{texts[`outcome${outcome}`]}</StatusMarker>}
      <div className={lists}>
        {scored && <KeyValueList aria-label={texts.outcome} items={scored} />}
        <KeyValueList aria-label={texts.arrangement} items={counted} />
      </div>
      <p className={hint}>
        {score
          ? `${texts.limits({ c: hundredths(ABNORMAL_C), s: whole(SELECTIVE_S) })} ${texts.crossingLimit({ crossings: whole(FAILING_CROSSINGS) })}`
          : texts.notComplete}
      </p>
    </>
  );
}
