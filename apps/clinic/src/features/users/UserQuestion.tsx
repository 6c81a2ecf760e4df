import {
  useDeleteEmployee,
  useReinstateEmployee,
  useResetEmployeePassword,
  useStartFactorReset,
  useSuspendEmployee,
} from '@isopter/api-client';
import type { Employee } from '@isopter/contract';
import { ConfirmDialog, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useToastedAction } from '../../lib/platform/errors/useToastedAction.ts';
import { fullName } from './fullName.ts';
import { useFailureToast } from './useFailureToast.ts';

/** A question before an action on a user. */
export interface Question {
  kind: 'delete' | 'reset' | 'factors' | 'suspend' | 'reinstate';
  user: Employee;
}

interface UserQuestionProps extends Question {
  /** Closes the question, answered or not. */
  onClose: () => void;
}

const tell = (tone: 'positive' | 'critical', message: string): string => toasts.show({ tone, message });

/** Asks before something is done with a user, and does it [ORG-05, ORG-13, OUR-522]. */
export function UserQuestion({ kind, ...props }: UserQuestionProps): ReactElement {
  if (kind === 'delete') return <DeleteQuestion {...props} />;
  if (kind === 'reset') return <ResetQuestion {...props} />;
  if (kind === 'factors') return <FactorsQuestion {...props} />;
  return <AccessQuestion {...props} isSuspending={kind === 'suspend'} />;
}

type Asked = Omit<UserQuestionProps, 'kind'>;

function DeleteQuestion({ user, onClose }: Asked): ReactElement {
  const { t } = useTranslation();
  const { send } = useDeleteEmployee();
  const act = useToastedAction();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t(($) => $.users.deleteTitle)}
      message={t(($) => $.users.deleteMessage, { name: fullName(user) })}
      confirmLabel={t(($) => $.common.delete)}
      onConfirm={() =>
        act({
          send: () => send({ params: { id: user.id } }),
          done: t(($) => $.users.deleted),
        })
      }
    />
  );
}

function ResetQuestion({ user, onClose }: Asked): ReactElement {
  const { t } = useTranslation();
  const { send } = useResetEmployeePassword();
  const values = { name: fullName(user), email: user.email };
  const resetPassword = async (): Promise<void> => {
    try {
      await send({ params: { id: user.id } });
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

function FactorsQuestion({ user, onClose }: Asked): ReactElement {
  const { t } = useTranslation();
  const { send } = useStartFactorReset();
  const act = useToastedAction();
  const values = { name: fullName(user), email: user.email };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t(($) => $.users.resetFactorsTitle)}
      message={t(($) => $.users.resetFactorsMessage, values)}
      confirmLabel={t(($) => $.users.resetFactorsConfirm)}
      onConfirm={() =>
        act({
          send: () => send({ params: { id: user.id } }),
          done: t(($) => $.users.resetFactorsSent, values),
        })
      }
    />
  );
}

/** Suspending and reinstating. */
function AccessQuestion({ user, onClose, isSuspending }: Asked & { isSuspending: boolean }): ReactElement {
  const { t } = useTranslation();
  const { send: suspend } = useSuspendEmployee();
  const { send: reinstate } = useReinstateEmployee();
  const fail = useFailureToast();
  const values = { name: fullName(user) };
  const change = async (): Promise<void> => {
    try {
      await (isSuspending ? suspend : reinstate)({ params: { id: user.id } });
      tell('positive', isSuspending ? t(($) => $.users.suspended) : t(($) => $.users.reinstated));
    } catch (error) {
      fail(error);
    }
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      {...(isSuspending && { tone: 'danger' })}
      title={isSuspending ? t(($) => $.users.suspendTitle) : t(($) => $.users.reinstateTitle)}
      message={isSuspending ? t(($) => $.users.suspendMessage, values) : t(($) => $.users.reinstateMessage, values)}
      confirmLabel={isSuspending ? t(($) => $.users.bulk.actions.suspend) : t(($) => $.users.bulk.actions.reinstate)}
      onConfirm={change}
    />
  );
}
