import { Card, CompletionCircle, EyeTag } from '@isopter/ui';
import type { ReactElement, ReactNode } from 'react';
import { eyeName, header, headerEnd, note as noteClass } from './eyeCard.css.ts';
import { UnderTestBadge } from './Freshness.tsx';

/** Props of {@link EyeCard}. */
export interface EyeCardProps {
  eye: 'OD' | 'OS' | 'OU';
  /** The name of the eye. */
  name: string;
  /** A note beside the name, such as the stimulus; `null` for none. */
  note?: string | null;
  /** The completion in percent; `null` for no completion circle. */
  completion: number | null;
  /** The diameter of the completion circle in pixels. If omitted, that of the kit. */
  size?: number;
  /** The text of the badge while the eye is under test; `null` while it is not. */
  testing: string | null;
  children?: ReactNode;
}

/**
 * The card of one eye: its name, its completion and whether it is under test.
 * @selector [data-complete] On the header: if the eye is complete and not under test.
 * @selector [data-under-test] On the header: if the eye is under test.
 */
export function EyeCard({ eye, name, note = null, completion, size, testing, children }: EyeCardProps): ReactElement {
  // the results of an eye under test may still change
  const isComplete = testing === null && completion !== null && completion >= 100;
  return (
    <Card
      padding="none"
      isRound
      aria-label={name}
      {...(testing !== null && { outline: eye === 'OU' ? ('accent' as const) : eye })}
    >
      <div className={header} data-complete={isComplete || undefined} data-under-test={testing !== null || undefined}>
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
