import type { ReactElement } from 'react';
import { useNumberFormat } from '../numbers/useNumberFormat.ts';
import { useTexts } from '../texts/Texts.tsx';
import { type CallLevel, levelOf } from './levelOf.ts';
import { quality as qualityStyle } from './VideoPanel.css.ts';
import type { CallQuality } from './VideoPanel.tsx';
import { videoPanelTexts } from './VideoPanel.texts.ts';

/** How good the connection is, in a word and in numbers. */
export function Quality({ quality }: { quality: CallQuality }): ReactElement {
  const texts = useTexts(videoPanelTexts);
  const whole = useNumberFormat({ maximumFractionDigits: 0 });
  const percent = useNumberFormat({ style: 'percent', maximumFractionDigits: 1 });
  const { delay, lost, frames } = quality;
  const level = levelOf(quality);
  const words: Record<CallLevel, string> = {
    good: texts.callGood,
    fair: texts.callFair,
    poor: texts.callPoor,
  };
  const numbers = [
    ...(delay === null ? [] : [texts.callDelay({ milliseconds: whole(delay) })]),
    ...(lost === null ? [] : [texts.callLost({ percent: percent(lost) })]),
    ...(frames === null ? [] : [texts.callFrames({ frames: whole(frames) })]),
  ];
  return (
    <p className={qualityStyle} data-part="quality" data-level={level}>
      <strong>{words[level]}</strong> {numbers.join(', ')}
    </p>
  );
}
