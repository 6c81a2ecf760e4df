import { CriticalIcon, PositiveIcon, SpinnerIcon } from '@isopter/ui/icons';
import type { ReactElement, ReactNode } from 'react';
import { detail, icon, mark, words } from './pacs.css.ts';
import type { PacsStep } from './steps.ts';

const ICONS = { pending: SpinnerIcon, success: PositiveIcon, failure: CriticalIcon } as const;

interface StepMarkProps {
  step: PacsStep;
  /** The state in words. */
  children: ReactNode;
  /** The error. */
  details?: string | null | undefined;
}

/** A state of the PACS in a list: a sign, a colour and words; below them what went wrong. */
export function StepMark({ step, children, details }: StepMarkProps): ReactElement {
  const Icon = ICONS[step];
  return (
    <span className={mark} data-step={step}>
      <span className={icon}>
        <Icon aria-hidden />
      </span>
      <span className={words}>
        {children}
        {details && <bdi className={detail}>{details}</bdi>}
      </span>
    </span>
  );
}
