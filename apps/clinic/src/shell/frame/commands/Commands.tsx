import { type Command, lazyOverlay, type Shortcut, useShortcuts } from '@isopter/ui';
import { type ReactElement, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import type { Access } from '../../../lib/routes/access.ts';
import { opened } from './opened.ts';
import { useCommands } from './useCommands.tsx';

const close = (): void => {
  opened.sheet = null;
};
const closeUnless = (isOpen: boolean): void => {
  if (!isOpen) close();
};

const Palette = lazyOverlay(
  () => import('./Palette.tsx').then((module) => module.Palette),
  close,
  ({ isOpen }) => isOpen,
);
const Help = lazyOverlay(
  () => import('./Help.ts').then((module) => module.ShortcutHelp),
  close,
  ({ isOpen = false }) => isOpen,
);

/**
 * The keys that lead to other places, the palette and the help: these follow the screen, to be there when the network is
 * gone. Must be inside a `ShortcutsProvider`, which listens for the keys of the screen before these are loaded.
 */
export function Commands({ access }: { access: Access }): ReactElement {
  const commands = useCommands(access);
  const { sheet } = useSnapshot(opened);
  useShortcuts(useKeys(commands));
  // what was opened belongs to the person who is signed in
  useEffect(() => close, []);
  return (
    <>
      <Palette access={access} commands={commands} isOpen={sheet === 'palette'} onOpenChange={closeUnless} />
      <Help isOpen={sheet === 'help'} onOpenChange={closeUnless} />
    </>
  );
}

/** The commands that have keys, and the key of the palette itself. */
function useKeys(commands: readonly Command[]): readonly Shortcut[] {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  return useMemo(
    () => [
      {
        id: 'palette',
        keys: 'mod+k',
        label: t(($) => $.commands.palette),
        group: t(($) => $.commands.actions),
        run: () => {
          opened.sheet = 'palette';
        },
      },
      ...commands.flatMap(({ id, keys, label, group = '', href, run }) =>
        keys === undefined
          ? []
          : [{ id, keys, label, group, run: () => (href === undefined ? run?.() : navigate(href)) }],
      ),
    ],
    [commands, navigate, t],
  );
}
