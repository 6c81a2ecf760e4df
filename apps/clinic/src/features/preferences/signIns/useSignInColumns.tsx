import type { SignIn } from '@isopter/contract';
import { Badge, type TableColumn } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { useSignInName } from './useSignInName.ts';

/** Returns the columns of the list of browsers [OUR-120]. */
export function useSignInColumns(): readonly TableColumn<SignIn>[] {
  const { t } = useTranslation();
  const { when } = useFormats();
  const nameOf = useSignInName();
  return useMemo(
    () => [
      {
        id: 'where',
        title: t(($) => $.signIns.where),
        isRowHeader: true,
        cell: (one) => (
          <>
            <bdi>{nameOf(one)}</bdi> {one.is_current && <Badge tone="accent">{t(($) => $.signIns.current)}</Badge>}
          </>
        ),
      },
      { id: 'created', title: t(($) => $.signIns.since), priority: 2, cell: ({ created }) => when(created) },
      { id: 'last_seen', title: t(($) => $.signIns.lastSeen), cell: ({ last_seen }) => when(last_seen) },
    ],
    [nameOf, t, when],
  );
}
