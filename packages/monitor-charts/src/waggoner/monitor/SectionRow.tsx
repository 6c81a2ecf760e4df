import { Badge } from '@isopter/ui';
import { memo, type ReactElement } from 'react';
import { UnderTestBadge } from '../../shared/Freshness.tsx';
import { resultText, toneOf } from '../model/results.ts';
import type { SectionState } from '../types.ts';
import type { WaggonerWords } from '../waggoner.texts.ts';
import { ScoreCircle } from './ScoreCircle.tsx';
import { current, end, facts, score, section as row, sectionName } from './WaggonerMonitor.css.ts';

interface SectionRowProps {
  state: SectionState;
  /** The current plate if this section is being tested; otherwise `null`. */
  testing: { readonly plate: number | null } | null;
  size: number;
  texts: WaggonerWords;
  format: (value: number) => string;
}

/** A section: its test score, and its result or that it is being tested (COL-01, COL-05). */
export const SectionRow = memo(function SectionRow({
  state,
  testing,
  size,
  texts,
  format,
}: SectionRowProps): ReactElement {
  const { section, result, done, all_data_received, correct_answers, total_answers } = state;
  const name = texts[`section${section}`];
  const [correct, total] = [format(correct_answers), format(total_answers)];
  return (
    <li className={`${row} ${testing ? current : ''}`} data-section={section} data-done={done}>
      <ScoreCircle
        correct={correct_answers}
        total={total_answers}
        label={texts.spokenScore({ section: name, correct, total })}
        text={`${correct}/${total}`}
        size={size}
      />
      <div className={facts}>
        <h4 className={sectionName}>{name}</h4>
        <span className={score}>{`${texts.testScore}: ${texts.scoreOf({ correct, total })}`}</span>
      </div>
      <div className={end}>
        {testing && <UnderTestBadge>{texts.currentlyTesting}</UnderTestBadge>}
        {typeof testing?.plate === 'number' && (
          <span className={score}>{texts.plate({ number: format(testing.plate) })}</span>
        )}
        {typeof result === 'string' && <Badge tone={toneOf(result)}>{resultText(texts, result)}</Badge>}
        {done && !all_data_received && <span className={score}>{texts.waitingForData}</span>}
      </div>
    </li>
  );
});
