import type { ReactElement } from 'react';
import { CautionIcon, InfoIcon, PositiveIcon } from '../icons/index.ts';
import { useNumberFormat } from '../numbers/useNumberFormat.ts';
import { useTexts } from '../texts/Texts.tsx';
import { keyStrength } from './key.ts';
import { strength } from './KeyField.css.ts';
import { keyFieldTexts } from './KeyField.texts.ts';

const ICONS = { empty: InfoIcon, short: InfoIcon, weak: CautionIcon, fair: InfoIcon, strong: PositiveIcon };

/** The required length of a key and, once it is reached, its estimated strength. */
export function KeyStrengthHint({ value, minLength }: { value: string; minLength: number }): ReactElement {
  const texts = useTexts(keyFieldTexts);
  const format = useNumberFormat();
  const level = keyStrength(value, minLength);
  const Icon = ICONS[level];
  const short = texts.keyShort({ count: format(Array.from(value).length), min: format(minLength) });
  return (
    <span className={strength({ level })} data-part="strength" data-level={level}>
      <Icon />
      <span>{{ empty: short, short, weak: texts.keyWeak, fair: texts.keyFair, strong: texts.keyStrong }[level]}</span>
    </span>
  );
}
