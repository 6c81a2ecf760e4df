import { type Command, type Shortcut, ShortcutsProvider, useShortcuts } from '@isopter/ui';
import { lazy, type ReactElement, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import type { Access } from '../../app/access.ts';
import { opened } from './opened.ts';
import { shortcuts } from './shortcuts.ts';
import { useCommands } from './useCommands.tsx';

const Palette = lazy(() => import('./Palette.tsx').then((module) => ({ default: module.Palette })));
const Help = lazy(() => import('./Help.ts').then((module) => ({ default: module.ShortcutHelp })));

/** The keys of the application, its palette and its help; the last two are loaded when they are first opened. */
export function Commands({ access }: { access: Access }): ReactElement {
  return (
    <ShortcutsProvider shortcuts={shortcuts}>
      <Sheets access={access} />
    </ShortcutsProvider>
  );
}

function Sheets({ access }: { access: Access }): ReactElement {
  const commands = useCommands(access);
  const { sheet } = useSnapshot(opened);
  const wanted = useWanted(sheet);
  useShortcuts(useKeys(commands));
  // what was opened belongs to the person who is signed in
  useEffect(() => close, []);
  return (
    <Suspense>
      {wanted.includes('palette') && (
        <Palette access={access} commands={commands} isOpen={sheet === 'palette'} onOpenChange={closeUnless} />
      )}
      {wanted.includes('help') && <Help isOpen={sheet === 'help'} onOpenChange={closeUnless} />}
    </Suspense>
  );
}

const close = (): void => {
  opened.sheet = null;
};
const closeUnless = (isOpen: boolean): void => {
  if (!isOpen) close();
};

/** What was opened at some time: it stays, to go as it came. */
function useWanted(sheet: typeof opened.sheet): readonly string[] {
  const [wanted, setWanted] = useState<readonly string[]>([]);
  if (sheet !== null && !wanted.includes(sheet)) setWanted([...wanted, sheet]);
  return wanted;
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
