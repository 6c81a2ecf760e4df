import { type Shortcut, useShortcutScope } from '@isopter/ui';
import { useEffect } from 'react';
import { shortcuts } from './shortcuts.ts';

/**
 * Adds the keys of a screen, or of a dialog's content in a `ShortcutScope`, to those of the application, for as long as
 * it is there; the help lists them.
 * @param keys keep the array identical between renders: `useMemo`
 */
export function useKeys(keys: readonly Shortcut[]): void {
  const scope = useShortcutScope();
  useEffect(() => shortcuts.register(keys, scope), [keys, scope]);
}
