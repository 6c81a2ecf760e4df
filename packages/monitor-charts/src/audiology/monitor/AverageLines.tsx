import { measureFormat } from '@isopter/clinical/course';
import { gradeScale } from '@isopter/clinical/audiology';
import { useNumberFormat, useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { noNormText } from '../../shared/noNorm.ts';
import { sharedWords } from '../../shared/shared.texts.ts';
import { audiologyWords } from '../audiology.texts.ts';
import { EarReliabilityLines } from './EarReliabilityLines.tsx';
import type { AudiologyEarView } from '../types.ts';
import { average as averageClass } from './AudiologyMonitor.css.ts';

interface AverageLinesProps {
  view: Pick<AudiologyEarView, 'average' | 'reliability'>;
  /** In years; `null` if unknown. */
  age: number | null;
  isDone: boolean;
}

/** The pure-tone average of an ear with its grade, or that there is none yet, and by what it is judged. */
export function AverageLines({ view: { average, reliability }, age, isDone }: AverageLinesProps): ReactElement {
  const texts = useTexts(audiologyWords);
  const shared = useTexts(sharedWords);
  const format = useNumberFormat(measureFormat('PTA'));
  const years = useNumberFormat();
  const { norm: scale, none } = gradeScale('who', age);
  const level = average && { level: format(average.level) };
  const graded = (): string => {
    if (!average || !scale) return none ? noNormText(none, shared, years) : '';
    const grade = scale.gradeOf(average.level);
    const named = { grade: texts[`grade${grade}`] };
    return average.isWorse && grade !== scale.worst ? texts.gradedWorse(named) : texts.graded(named);
  };
  return (
    <p className={averageClass}>
      {`${texts.average}: ${level ? (average.isWorse ? texts.averageWorse(level) : texts.averageLevel(level)) : texts.tooFewThresholds}`}
      {average && (
        <>
          <br />
          {graded()}
        </>
      )}
      {(average !== null || isDone) && <EarReliabilityLines reliability={reliability} />}
    </p>
  );
}
