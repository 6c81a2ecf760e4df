import { useRemoveAuthenticator } from '@isopter/api-client';
import type { Authenticator } from '@isopter/contract';
import { ConfirmDialog, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '../../../lib/platform/errors/useErrorToast.ts';

interface RemoveKeyProps {
  authenticator: Authenticator;
  /** Signing in will ask for none then. */
  isLast: boolean;
  /** Closes the question, answered or not. */
  onClose: () => void;
}

/** Asks before a security key is removed, and removes it (KEY-04). */
export function RemoveKey({ authenticator: { id, label }, isLast, onClose }: RemoveKeyProps): ReactElement {
  const { t } = useTranslation();
  const { send } = useRemoveAuthenticator();
  const showError = useErrorToast();
  const remove = async (): Promise<void> => {
    try {
      await send({ params: { id } });
      toasts.show({ tone: 'positive', message: t(($) => $.keys.removed) });
    } catch (error) {
      showError(error);
    }
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t(($) => $.keys.removeTitle)}
      message={t(($) => $.keys.removeMessage, { name: label })}
      extraText={isLast ? t(($) => $.keys.removeLast) : undefined}
      confirmLabel={t(($) => $.keys.remove)}
      onConfirm={remove}
    />
  );
}
