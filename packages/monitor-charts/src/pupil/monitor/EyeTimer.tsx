import { Badge, Card, CompletionCircle, EyeTag, useTexts } from '@isopter/ui';
import { memo, type ReactElement } from 'react';
import { UnderTestBadge } from '../../shared/Freshness.tsx';
import { sharedWords } from '../../shared/shared.texts.ts';
import { pupilWords } from '../pupil.texts.ts';
import type { Eye, EyeState, Result } from '../types.ts';
import { eyeName, period as periodClass, timer, timerEnd } from './PupilMonitor.css.ts';
import { useTimer } from './useTimer.ts';

interface EyeTimerProps {
  eye: Eye;
  /** The newest state; `null` before the first. */
  state: EyeState | null;
  result: Result | null;
  /** How the pupil reacted to light in its own eye, in words; `null` before it was measured. */
  reaction: string | null;
  isDone: boolean;
}

/** The colours of the grades (PUP-02): primary, orange, red. */
const TONES = {
  Passed: 'accent',
  Normal: 'accent',
  Mild: 'caution',
  Moderate: 'caution',
  Failed: 'critical',
  Severe: 'critical',
} as const satisfies Record<Result, string>;

/** The timer of one eye: its period, whether it is tested or repeated, and its grade (PUP-01, PUP-02). */
export const EyeTimer = memo(function EyeTimer({ eye, state, result, reaction, isDone }: EyeTimerProps): ReactElement {
  const texts = useTexts(pupilWords);
  const { underTest } = useTexts(sharedWords);
  const shown = useTimer(state?.completion ?? 0);
  const name = texts[`eye${eye}`];
  const isTested = !isDone && state?.is_tested === true;
  return (
    <Card padding="none" isRound aria-label={name} {...(isTested && { outline: eye })}>
      <div className={timer} data-under-test={isTested || undefined}>
        <EyeTag eye={eye} isDecorative />
        <h3 className={eyeName}>{name}</h3>
        {state && !isDone && (
          <span className={periodClass}>{`${state.period} · ${texts[`period${state.period}`]}`}</span>
        )}
        {reaction !== null && <span className={periodClass}>{reaction}</span>}
        <div className={timerEnd}>
          {isTested && (
            <UnderTestBadge tone={state.is_retesting ? 'caution' : 'positive'}>
              {state.is_retesting ? texts.retesting : underTest}
            </UnderTestBadge>
          )}
          {result !== null && <Badge tone={TONES[result]}>{texts[`result${result}`]}</Badge>}
          {state && !isDone && (
            <CompletionCircle label={texts.periodDone({ eye: name })} value={Math.round(shown)} eye={eye} />
          )}
        </div>
      </div>
    </Card>
  );
});
