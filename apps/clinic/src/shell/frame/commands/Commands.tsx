import { lazyOverlay } from '@isopter/ui';
import { type ReactElement, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { useKeys } from '../../../lib/platform/keyboard/useKeys.ts';
import type { Access } from '../../../lib/platform/routes/access.ts';
import { close, opened } from './opened.ts';
import { useAppKeys } from './useAppKeys.ts';

/** They follow the screen, to be there when the network is gone. */
const Sheets = lazyOverlay(
  () => import('./Sheets.tsx').then((module) => module.Sheets),
  close,
  ({ sheet }) => sheet !== null && sheet !== 'patient',
);

/** The keys of the application, heard as soon as there is a screen, and what they open: the palette and the help. */
export function Commands({ access }: { access: Access }): ReactElement {
  const { sheet } = useSnapshot(opened);
  const [path] = useLocation();
  useKeys(useAppKeys(access));
  // what was opened belongs to its screen, and to the person who is signed in
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it is the change that matters
  useEffect(() => close, [path]);
  return <Sheets access={access} sheet={sheet} onClose={close} />;
}
