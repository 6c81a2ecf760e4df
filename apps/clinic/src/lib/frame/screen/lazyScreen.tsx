import { type FailedPartProps, type LazyPart, lazyPart } from '@isopter/ui';
import type { ComponentType, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from './Loading.tsx';
import { ReloadNotice } from './ReloadNotice.tsx';

/**
 * Returns a screen that is loaded from a separate file. Its surroundings stay while it loads, or if that fails; the
 * screen appears automatically once it is loaded (ERR-07).
 *
 * @param load the `import()` of the screen
 */
export const lazyScreen = <P extends object = object>(load: () => Promise<ComponentType<P>>): LazyPart<P> =>
  lazyPart(load, { loading: Loading, failed: MissingScreen });

/** Says that the file of a screen could not be loaded, and tries again. */
export function MissingScreen({ isRetrying, onRetry }: FailedPartProps<unknown>): ReactElement {
  const { t } = useTranslation();
  return (
    <ReloadNotice
      title={t(($) => $.navigation.screenMissing)}
      hint={t(($) => $.navigation.screenMissingHint)}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  );
}
