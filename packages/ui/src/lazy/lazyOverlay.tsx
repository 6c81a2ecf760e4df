import { type ComponentType, useEffect } from 'react';
import { type FailedPartProps, type LazyPart, lazyPart } from './lazyPart.tsx';
import { useUnopened } from './useUnopened.ts';

/**
 * What opens above a screen and is a file of its own, such as a dialog. Where it cannot be loaded nothing opens, a toast
 * says why, and the screen stays as it is.
 *
 * @param load the `import()` of the component
 * @param dismiss takes it for closed, so that it may be opened again
 * @param isOpen whether it is to be open, for what is there while it is closed
 */
export function lazyOverlay<P extends object>(
  load: () => Promise<ComponentType<P>>,
  dismiss: (props: P) => void,
  isOpen: (props: P) => boolean = () => true,
): LazyPart<P> {
  function Unopened({ part, isRetrying, onRetry }: FailedPartProps<P>): null {
    const tell = useUnopened();
    const isWanted = isOpen(part) && !isRetrying;
    useEffect(() => {
      if (!isWanted) return;
      tell();
      dismiss(part);
      onRetry();
    }, [isWanted, onRetry, part, tell]);
    return null;
  }
  return lazyPart(load, { failed: Unopened });
}
