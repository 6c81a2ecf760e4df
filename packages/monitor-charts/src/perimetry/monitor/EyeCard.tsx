import { Badge, Card, CompletionCircle, EyeTag, useTexts } from '@isopter/ui';
import type { ReactElement, ReactNode } from 'react';
import { perimetryWords } from '../perimetry.texts.ts';
import type { Eye } from '../types.ts';
import { goldmannText } from './goldmann.ts';
import { eyeName, goldmann, header, headerEnd } from './PerimetryMonitor.css.ts';

interface EyeCardProps {
  eye: Eye;
  /** Percent. */
  completion: number;
  goldman_size: string | number | null | undefined;
  isUnderTest: boolean;
  children: ReactNode;
}

/** The frame of one eye: which eye, which stimulus, how far, and whether it is under test. */
export function EyeCard({ eye, completion, goldman_size, isUnderTest, children }: EyeCardProps): ReactElement {
  const texts = useTexts(perimetryWords);
  const name = texts[`eye${eye}`];
  const size = goldmannText(goldman_size);
  return (
    <Card padding="none" isRound aria-label={name} {...(isUnderTest && { outline: eye })}>
      <div className={header}>
        <EyeTag eye={eye} isDecorative />
        <h3 className={eyeName}>{name}</h3>
        {size !== null && <span className={goldmann}>{texts.goldmann({ size })}</span>}
        <div className={headerEnd}>
          {isUnderTest && (
            <Badge tone="positive" hasDot>
              {texts.underTest}
            </Badge>
          )}
          <CompletionCircle label={name} value={completion} eye={eye} />
        </div>
      </div>
      {children}
    </Card>
  );
}
