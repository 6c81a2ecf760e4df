import type { ReactElement } from 'react';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { useTexts } from '../texts/Texts.tsx';
import type { FailedPartProps } from './lazyPart.tsx';
import { lazyTexts } from './lazy.texts.ts';

/** Stands where a part could not be loaded, and tries again. */
export function MissingPart({ isRetrying, onRetry }: FailedPartProps<unknown>): ReactElement {
  const texts = useTexts(lazyTexts);
  return (
    <ErrorState title={texts.partMissing} isRetrying={isRetrying} onRetry={onRetry}>
      {texts.partMissingHint}
    </ErrorState>
  );
}
