import { Card, CompletionCircle, useTexts } from '@isopter/ui';
import type { ReactElement, ReactNode } from 'react';
import { header, headerEnd, panelName } from './eyeCard.css.ts';
import { UnderTestBadge } from './Freshness.tsx';
import { sharedWords } from './shared.texts.ts';

/** Props of {@link Panel}. */
export interface PanelProps {
  title: string;
  /** An element before the title, such as the symbol of an ear. */
  mark?: ReactNode;
  /**
   * Whether a badge states that this is being tested.
   * @default false
   */
  isUnderTest?: boolean;
  /** The completion in percent. If omitted, there is no completion circle. */
  completion?: number;
  children: ReactNode;
}

/**
 * A card with a title and a completion. For the card of an eye use `EyeCard`.
 * @selector [data-complete] On the header: if the content is complete and not under test.
 * @selector [data-under-test] On the header: if the content is under test.
 */
export function Panel({ title, mark, isUnderTest = false, completion, children }: PanelProps): ReactElement {
  const texts = useTexts(sharedWords);
  const isComplete = !isUnderTest && completion !== undefined && completion >= 100;
  return (
    <Card padding="none" isRound aria-label={title}>
      <div className={header} data-complete={isComplete ? true : undefined} data-under-test={isUnderTest || undefined}>
        {mark}
        <h3 className={panelName}>{title}</h3>
        <div className={headerEnd}>
          {isUnderTest && <UnderTestBadge>{texts.underTest}</UnderTestBadge>}
          {completion !== undefined && <CompletionCircle label={texts.completed} value={completion} />}
        </div>
      </div>
      {children}
    </Card>
  );
}
