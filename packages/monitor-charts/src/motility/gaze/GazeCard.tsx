import type { Eye } from '@isopter/clinical/gaze';
import { Card, CompletionCircle, EyeTag } from '@isopter/ui';
import type { ReactElement, ReactNode } from 'react';
import { eyeName, header, headerEnd, note as noteClass } from '../../shared/eyeCard.css.ts';
import { UnderTestBadge } from '../../shared/Freshness.tsx';
import { headEnd, withIcon } from '../motility.css.ts';

interface GazeCardProps {
  /** The eye; `OU` for both eyes in one chart. */
  eye: Eye | 'OU';
  /** The name of the eye. */
  name: string;
  /** The completion in percent. If omitted, there is no completion circle. */
  completion?: number;
  /** The text of the badge while the eye is under test; `null` while it is not. */
  testing: string | null;
  /** An icon before the text of the badge. */
  icon?: ReactNode;
  /** A note beside the name. */
  note?: string | null;
  children: ReactNode;
}

/**
 * The card of one eye or of both: name, completion and whether it is under test.
 * @selector [data-complete] On the header: if the eye is complete and not under test.
 * @selector [data-under-test] On the header: if the eye is under test.
 */
export function GazeCard({ eye, name, completion, testing, icon, note = null, children }: GazeCardProps): ReactElement {
  const outline = eye === 'OU' ? 'accent' : eye;
  const isComplete = testing === null && completion !== undefined && completion >= 100;
  return (
    <Card padding="none" isRound aria-label={name} {...(testing !== null && { outline })}>
      <div
        className={header}
        data-complete={isComplete ? true : undefined}
        data-under-test={testing !== null || undefined}
      >
        <EyeTag eye={eye} isDecorative />
        <h3 className={eyeName}>{name}</h3>
        {note !== null && <span className={noteClass}>{note}</span>}
        <div className={`${headerEnd} ${headEnd}`}>
          {testing !== null && (
            <UnderTestBadge hasDot={icon === undefined}>
              <span className={withIcon}>
                {icon}
                {testing}
              </span>
            </UnderTestBadge>
          )}
          {completion !== undefined && <CompletionCircle label={name} value={completion} eye={eye} />}
        </div>
      </div>
      {children}
    </Card>
  );
}
