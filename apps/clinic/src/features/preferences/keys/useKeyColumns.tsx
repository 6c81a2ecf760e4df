import type { Authenticator } from '@isopter/contract';
import { Badge, type TableColumn } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';

/** Returns the columns of the list of keys (OUR-94). */
export function useKeyColumns(): readonly TableColumn<Authenticator>[] {
  const { t } = useTranslation();
  const { when } = useFormats();
  return useMemo(
    () => [
      {
        id: 'label',
        title: t(($) => $.keys.name),
        isRowHeader: true,
        cell: ({ label, is_passkey }) => (
          <>
            <bdi>{label}</bdi> {is_passkey && <Badge tone="accent">{t(($) => $.keys.passkey)}</Badge>}
          </>
        ),
      },
      { id: 'created', title: t(($) => $.keys.added), priority: 2, cell: ({ created }) => when(created) },
      {
        id: 'last_used',
        title: t(($) => $.keys.lastUsed),
        cell: ({ last_used }) => (last_used ? when(last_used) : t(($) => $.keys.neverUsed)),
      },
    ],
    [t, when],
  );
}
