import { isHeard, isSilence } from '@isopter/clinical/audiology';
import { useNumberFormat, useTexts } from '@isopter/ui';
import { FIGURES } from '../figures.ts';
import { memo, type ReactElement, useCallback } from 'react';
import { noData } from '../../shared/monitor.css.ts';
import { NoData } from '../../shared/NoData.tsx';
import { Panel } from '../../shared/Panel.tsx';
import { RecordTable } from '../../shared/RecordTable.tsx';
import { audiologyWords } from '../audiology.texts.ts';
import { themePaint } from '../../chart/paint.ts';
import { ResultSymbol } from '../plot/ResultSymbol.tsx';
import type { AudiologyEarView, Tone } from '../types.ts';
import { legendSymbol } from './AudiologyMonitor.css.ts';
import { AverageLines } from './AverageLines.tsx';

interface ToneListProps {
  view: AudiologyEarView;
  /** In years; `null` if unknown. */
  age: number | null;
  isUnderTest: boolean;
  isDone: boolean;
  /** Whether the test is of this ear: a test of one ear is not of the other. */
  isTested: boolean;
}

/** The tones of one ear, newest first: frequency, volume, and whether it was heard (AUD-01). */
export const ToneList = memo(function ToneList({
  view,
  age,
  isUnderTest,
  isDone,
  isTested,
}: ToneListProps): ReactElement {
  const texts = useTexts(audiologyWords);
  const format = useNumberFormat(FIGURES);
  const { ear, tones } = view;
  const title = texts[`ear${ear}`];
  const cells = useCallback(
    (tone: Tone): readonly string[] =>
      isSilence(tone)
        ? ['–', texts.silentInterval, tone.is_heard ? texts.pressed : texts.notPressed]
        : [
            format(tone.frequency),
            format(tone.volume_db),
            [isHeard(tone) ? texts.heard : texts.notHeard, ...(tone.threshold ? [texts.threshold] : [])].join(' · '),
          ],
    [texts, format],
  );
  return (
    <Panel
      title={title}
      isUnderTest={isUnderTest}
      mark={
        <svg className={legendSymbol} width={22} height={22} aria-hidden="true">
          <ResultSymbol ear={ear} heard cx={11} cy={11} label={null} paint={themePaint} />
        </svg>
      }
    >
      {isTested && <AverageLines {...{ view, age, isDone }} />}
      {!isTested && <p className={noData}>{texts.notTested}</p>}
      {isTested && tones.length === 0 && <NoData isDone={isDone} />}
      {tones.length > 0 && (
        <RecordTable
          label={`${texts.tones}, ${title}`}
          columns={[texts.columnFrequency, texts.columnLevel, { words: texts.columnResult }]}
          records={tones}
          keyOf={({ seq_num }, i) => seq_num ?? -i}
          cells={cells}
          isSettled={({ threshold }) => threshold}
        />
      )}
    </Panel>
  );
});
