import type { ReactElement } from 'react';
import { CautionIcon, CriticalIcon, InfoIcon, PositiveIcon } from '../icons/index.ts';
import { useTexts } from '../texts/Texts.tsx';
import { toneIconTexts } from './ToneIcon.texts.ts';

/** The severity of a message. */
export type MessageTone = 'info' | 'positive' | 'caution' | 'critical';

const ICONS = { info: InfoIcon, positive: PositiveIcon, caution: CautionIcon, critical: CriticalIcon };

/**
 * The icon of a message, with an accessible name that conveys its colour's meaning.
 * @selector [data-part="icon"] The icon of a message.
 */
export function ToneIcon({ tone }: { tone: MessageTone }): ReactElement {
  const texts = useTexts(toneIconTexts);
  const Icon = ICONS[tone];
  return (
    <span role="img" aria-label={texts[tone]} data-part="icon" style={{ flexShrink: 0 }}>
      <Icon />
    </span>
  );
}
