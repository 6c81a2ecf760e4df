import { type ComponentType, useEffect } from 'react';
import { type FailedPartProps, type LazyPart, lazyPart } from './lazyPart.tsx';
import { useUnopened } from './useUnopened.ts';

/**
 * An overlay, such as a dialog, that is loaded as a separate file. If it cannot be loaded, nothing opens, a toast gives
 * the reason, and the screen is unchanged.
 * @param load the `import()` of the component
 * @param dismiss closes the overlay after a failure, so that it can be opened again
 * @param isOpen whether the overlay is to be open, for components that are mounted while closed
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
