import { useTest } from '@isopter/api-client';
import type { ReactElement } from 'react';
import { EndTestDialog } from '../../list/EndTestDialog.tsx';

/** Asks before the current test of a bundle is skipped; the others go on [BUND-02]. */
export function SkipTestQuestion({ id, onClose }: { id: string; onClose: () => void }): ReactElement | null {
  const { data: test } = useTest(id);
  return test ? <EndTestDialog test={test} kind="skip" onClose={onClose} /> : null;
}
