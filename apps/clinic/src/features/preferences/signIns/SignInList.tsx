import { useEndOtherSignIns, useEndSignIn, useSignIns } from '@isopter/api-client';
import type { SignIn } from '@isopter/contract';
import { Button, ConfirmDialog, ErrorState, type RowAction, Stack, Table, Text, toasts } from '@isopter/ui';
import { CloseIcon } from '@isopter/ui/icons';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/platform/errors/useErrorText.ts';
import { useErrorToast } from '../../../lib/platform/errors/useErrorToast.ts';
import { useSignInColumns } from './useSignInColumns.tsx';
import { useSignInName } from './useSignInName.ts';

/** Where the person is signed in; one of them, or all but this one, can be signed out [OUR-120, OUR-121]. */
export function SignInList(): ReactElement {
  const { t } = useTranslation();
  const { data, error, isLoading, isValidating, mutate } = useSignIns();
  const { send: endOne } = useEndSignIn();
  const { send: endOthers } = useEndOtherSignIns();
  const errorText = useErrorText();
  const showError = useErrorToast();
  const nameOf = useSignInName();
  const columns = useSignInColumns();
  const [going, setGoing] = useState<SignIn | 'others' | null>(null);
  const rowActions = (one: SignIn): readonly RowAction[] =>
    one.is_current
      ? []
      : [
          {
            id: 'end',
            label: t(($) => $.signIns.end),
            icon: <CloseIcon />,
            tone: 'danger',
            isInline: true,
            onAction: () => setGoing(one),
          },
        ];
  const end = async (which: SignIn | 'others'): Promise<void> => {
    try {
      await (which === 'others' ? endOthers({}) : endOne({ params: { id: which.id } }));
      toasts.show({ tone: 'positive', message: t(($) => $.signIns.ended) });
    } catch (failure) {
      showError(failure);
      void mutate();
    }
  };

  if (data === undefined && error !== undefined) {
    return (
      <ErrorState title={t(($) => $.signIns.loadFailed)} onRetry={() => void mutate()} isRetrying={isValidating}>
        {errorText(error)}
      </ErrorState>
    );
  }
  const hasOthers = data?.some(({ is_current }) => !is_current) ?? false;
  return (
    <Stack gap={3}>
      <Text>{t(($) => $.signIns.hint)}</Text>
      <Table
        label={t(($) => $.signIns.title)}
        columns={columns}
        rows={data ?? []}
        isLoading={isLoading}
        rowLabel={nameOf}
        rowActions={rowActions}
      />
      {hasOthers && (
        <div>
          <Button onPress={() => setGoing('others')}>{t(($) => $.signIns.endOthers)}</Button>
        </div>
      )}
      {going !== null && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setGoing(null)}
          tone="danger"
          title={going === 'others' ? t(($) => $.signIns.endOthersTitle) : t(($) => $.signIns.endTitle)}
          message={
            going === 'others'
              ? t(($) => $.signIns.endOthersMessage)
              : t(($) => $.signIns.endMessage, { name: nameOf(going) })
          }
          confirmLabel={t(($) => $.signIns.end)}
          onConfirm={() => end(going)}
        />
      )}
    </Stack>
  );
}
