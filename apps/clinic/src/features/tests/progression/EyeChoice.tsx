import type { SingleEye } from '@isopter/contract';
import { SegmentedControl } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The left eye is on the left in every script. */
const LEFT_FIRST = ['OS', 'OD'] as const;
const RIGHT_FIRST = ['OD', 'OS'] as const;

/** Props of {@link EyeChoice}. */
export interface EyeChoiceProps {
  eye: SingleEye;
  onChange: (eye: SingleEye) => void;
  /** Returns the label of an eye. */
  labelOf: (eye: SingleEye) => string;
  /** Whether an eye can be chosen. @default both can */
  has?: (eye: SingleEye) => boolean;
  isLabelHidden?: boolean;
}

/** The eye whose fields are shown. */
export function EyeChoice({ eye, onChange, labelOf, has, isLabelHidden }: EyeChoiceProps): ReactElement {
  const { t, i18n } = useTranslation();
  const eyes = i18n.dir() === 'rtl' ? RIGHT_FIRST : LEFT_FIRST;
  return (
    <SegmentedControl
      label={t(($) => $.progression.eye)}
      {...(isLabelHidden && { isLabelHidden })}
      segments={eyes.map((id) => ({ id, label: labelOf(id), isDisabled: has ? !has(id) : false }))}
      value={eye}
      onChange={onChange}
    />
  );
}
