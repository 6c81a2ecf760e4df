import { useAuthenticators } from '@isopter/api-client';
import type { Authenticator } from '@isopter/contract';
import { Banner, Button, EmptyState, ErrorState, Stack, Table, Text } from '@isopter/ui';
import { AddIcon, KeyIcon } from '@isopter/ui/icons';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/platform/errors/useErrorText.ts';
import { hasKeys } from './hasKeys.ts';
import { RemoveKey } from './RemoveKey.tsx';
import { useAddKey } from './useAddKey.ts';
import { useKeyColumns } from './useKeyColumns.tsx';
import { useKeyActions } from './useKeyActions.tsx';

/** The signed-in user's security keys: adding, renaming, removing (KEY-01, KEY-04). */
export function KeyList(): ReactElement {
  const { t } = useTranslation();
  const { data, error, isLoading, isValidating, mutate } = useAuthenticators();
  const errorText = useErrorText();
  const columns = useKeyColumns();
  const { add, isPending } = useAddKey('key');
  const [removed, setRemoved] = useState<Authenticator | null>(null);
  const rowActions = useKeyActions(setRemoved);
  const count = data?.length ?? 0;

  if (data === undefined && error !== undefined) {
    return (
      <ErrorState title={t(($) => $.keys.loadFailed)} onRetry={() => void mutate()} isRetrying={isValidating}>
        {errorText(error)}
      </ErrorState>
    );
  }
  return (
    <Stack gap={3}>
      <Text>{t(($) => $.keys.hint)}</Text>
      {!hasKeys() && <Banner tone="caution">{t(($) => $.keys.unsupported)}</Banner>}
      <Table
        label={t(($) => $.keys.title)}
        columns={columns}
        rows={data ?? []}
        isLoading={isLoading}
        // a person has a few
        skeletonRows={3}
        rowLabel={({ label }) => label}
        rowActions={rowActions}
        emptyState={
          <EmptyState title={t(($) => $.keys.empty)} icon={<KeyIcon />}>
            {t(($) => $.keys.emptyHint)}
          </EmptyState>
        }
      />
      <div>
        <Button
          icon={<AddIcon />}
          isDisabled={!hasKeys() || data === undefined}
          isPending={isPending}
          onPress={() => void add(t(($) => $.keys.newName, { number: count + 1 }))}
        >
          {t(($) => $.keys.add)}
        </Button>
      </div>
      {removed !== null && <RemoveKey authenticator={removed} isLast={count === 1} onClose={() => setRemoved(null)} />}
    </Stack>
  );
}
