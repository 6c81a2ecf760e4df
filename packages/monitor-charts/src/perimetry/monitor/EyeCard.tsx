import { useTexts } from '@isopter/ui';
import type { ReactElement, ReactNode } from 'react';
import { EyeCard as SharedEyeCard } from '../../shared/EyeCard.tsx';
import { perimetryWords } from '../perimetry.texts.ts';
import type { Eye } from '../types.ts';
import { goldmannText } from './goldmann.ts';

interface EyeCardProps {
  eye: Eye;
  /** In percent, 0 to 100. */
  completion: number;
  goldman_size: string | number | null | undefined;
  isUnderTest: boolean;
  children: ReactNode;
}

/** The card of one eye: the eye, the stimulus, the completion, and whether it is under test. */
export function EyeCard({ eye, completion, goldman_size, isUnderTest, children }: EyeCardProps): ReactElement {
  const texts = useTexts(perimetryWords);
  const size = goldmannText(goldman_size);
  return (
    <SharedEyeCard
      eye={eye}
      name={texts[`eye${eye}`]}
      note={size === null ? null : texts.goldmann({ size })}
      completion={completion}
      testing={isUnderTest ? texts.underTest : null}
    >
      {children}
    </SharedEyeCard>
  );
}
