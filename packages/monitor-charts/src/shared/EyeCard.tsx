import { Card, CompletionCircle, EyeTag } from '@isopter/ui';
import type { ReactElement, ReactNode } from 'react';
import { eyeName, header, headerEnd, note as noteClass } from './eyeCard.css.ts';
import { UnderTestBadge } from './Freshness.tsx';

/** Props of {@link EyeCard}. */
export interface EyeCardProps {
  eye: 'OD' | 'OS' | 'OU';
  /** The eye in words. */
  name: string;
  /** Beside the name, such as the stimulus; null for nothing. */
  note?: string | null;
  /** Percent; null where nothing is to be completed. */
  completion: number | null;
  /** Diameter of the completion circle, px; that of the kit when it is not given. */
  size?: number;
  /** What a badge says while the eye is under test; null while it is not. */
  testing: string | null;
  children?: ReactNode;
}

/** The frame of one eye: which eye, how far, and whether it is under test. */
export function EyeCard({ eye, name, note = null, completion, size, testing, children }: EyeCardProps): ReactElement {
  // what is still being tested may yet change
  const isComplete = testing === null && completion !== null && completion >= 100;
  return (
    <Card
      padding="none"
      isRound
      aria-label={name}
      {...(testing !== null && { outline: eye === 'OU' ? ('accent' as const) : eye })}
    >
      <div className={header} data-complete={isComplete ? true : undefined}>
        <EyeTag eye={eye} isDecorative />
        <h3 className={eyeName}>{name}</h3>
        {note !== null && <span className={noteClass}>{note}</span>}
        <div className={headerEnd}>
          {testing !== null && <UnderTestBadge>{testing}</UnderTestBadge>}
          {completion !== null && (
            <CompletionCircle label={name} value={completion} eye={eye} {...(size !== undefined && { size })} />
          )}
        </div>
      </div>
      {children}
    </Card>
  );
}
