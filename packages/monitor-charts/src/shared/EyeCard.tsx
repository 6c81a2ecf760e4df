import { Badge, Card, CompletionCircle, EyeTag } from '@isopter/ui';
import type { ReactElement, ReactNode } from 'react';
import { eyeName, header, headerEnd, note as noteClass } from './eyeCard.css.ts';

/** Props of {@link EyeCard}. */
export interface EyeCardProps {
  eye: 'OD' | 'OS';
  /** The eye in words. */
  name: string;
  /** Beside the name, such as the stimulus; null for nothing. */
  note?: string | null;
  /** Percent. */
  completion: number;
  /** What a badge says while the eye is under test; null while it is not. */
  testing: string | null;
  children: ReactNode;
}

/** The frame of one eye: which eye, how far, and whether it is under test. */
export function EyeCard({ eye, name, note = null, completion, testing, children }: EyeCardProps): ReactElement {
  return (
    <Card padding="none" isRound aria-label={name} {...(testing !== null && { outline: eye })}>
      <div className={header}>
        <EyeTag eye={eye} isDecorative />
        <h3 className={eyeName}>{name}</h3>
        {note !== null && <span className={noteClass}>{note}</span>}
        <div className={headerEnd}>
          {testing !== null && (
            <Badge tone="positive" hasDot>
              {testing}
            </Badge>
          )}
          <CompletionCircle label={name} value={completion} eye={eye} />
        </div>
      </div>
      {children}
    </Card>
  );
}
