import { useDeleteEmployee, useResetEmployeePassword } from '@isopter/api-client';
import type { Employee } from '@isopter/contract';
import { ConfirmDialog, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyCheck } from '../../lib/securityKeys/useKeyCheck.ts';
import { useKeyedAction } from '../../lib/securityKeys/useKeyedAction.ts';
import { fullName } from './fullName.ts';

/** What is asked before it is done with a user. */
export interface Question {
  kind: 'delete' | 'reset';
  user: Employee;
}

interface UserQuestionProps extends Question {
  /** Closes the question, answered or not. */
  onClose: () => void;
}

const tell = (tone: 'positive' | 'critical', message: string): string => toasts.show({ tone, message });

/** Asks before a user is deleted or their password reset, then for the security key, and does it [ORG-05, ORG-13, AUTH-17]. */
export function UserQuestion({ kind, user, onClose }: UserQuestionProps): ReactElement {
  const { t } = useTranslation();
  const { send: remove } = useDeleteEmployee();
  const { send: reset } = useResetEmployeePassword();
  const passesKey = useKeyCheck();
  const doOnce = useKeyedAction();
  const values = { name: fullName(user), email: user.email };

  const resetPassword = async (): Promise<void> => {
    try {
      if (!(await passesKey('resetEmployeePassword'))) throw new Error('the key was not given');
      await reset({ params: { id: user.id } });
      tell(
        'positive',
        t(($) => $.users.passwordIsReset, values),
      );
    } catch {
      tell(
        'critical',
        t(($) => $.users.issueResetingPassword),
      );
    }
  };

  if (kind === 'delete') {
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={onClose}
        tone="danger"
        title={t(($) => $.users.deleteTitle)}
        message={t(($) => $.users.deleteMessage, values)}
        confirmLabel={t(($) => $.common.delete)}
        onConfirm={() =>
          doOnce({
            call: 'deleteEmployee',
            send: () => remove({ params: { id: user.id } }),
            done: t(($) => $.users.deleted),
          })
        }
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t(($) => $.users.resetTitle)}
      message={t(($) => $.users.resetMessage, values)}
      confirmLabel={t(($) => $.users.resetPassword)}
      onConfirm={resetPassword}
    />
  );
}
