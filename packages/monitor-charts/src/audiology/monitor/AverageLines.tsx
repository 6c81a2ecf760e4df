import { gradeByWho, WORST } from '@isopter/clinical/audiology';
import { measureFormat } from '@isopter/clinical/course';
import { useNumberFormat, useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { audiologyWords } from '../audiology.texts.ts';
import type { Average } from '../types.ts';
import { average as averageClass } from './AudiologyMonitor.css.ts';

/** The pure-tone average of an ear with its grade, or that there is none yet. */
export function AverageLines({ average }: { average: Average | null }): ReactElement {
  const texts = useTexts(audiologyWords);
  const format = useNumberFormat(measureFormat('PTA'));
  if (!average) return <p className={averageClass}>{`${texts.average}: ${texts.tooFewThresholds}`}</p>;
  const { level, isWorse } = average;
  const written = { level: format(level) };
  const grade = gradeByWho(level);
  const named = { grade: texts[`grade${grade}`] };
  return (
    <p className={averageClass}>
      {`${texts.average}: ${isWorse ? texts.averageWorse(written) : texts.averageLevel(written)}`}
      <br />
      {isWorse && grade !== WORST.who ? texts.gradedWorse(named) : texts.graded(named)}
    </p>
  );
}
