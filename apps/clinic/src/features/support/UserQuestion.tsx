import { useAssignUserToOga, useDeleteSupportUser } from '@isopter/api-client';
import { fullName, type SupportUser } from '@isopter/contract';
import { ConfirmDialog } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeEmail } from './ChangeEmail.tsx';
import { useToastedAction } from '../../lib/platform/errors/useToastedAction.ts';

/** Questions before an action on a user. */
export type UserQuestionKind = 'email' | 'assign' | 'delete';

/** Props of {@link UserQuestion}. */
export interface UserQuestionProps {
  kind: UserQuestionKind;
  user: SupportUser;
  /** Closes the question, answered or not. */
  onClose: () => void;
}

/** Asks before a user becomes an admin or is deleted, or what their new e-mail is, and does it [SUP-02]. */
export function UserQuestion({ kind, user, onClose }: UserQuestionProps): ReactElement {
  const { t } = useTranslation();
  const { send: assign } = useAssignUserToOga();
  const { send: remove } = useDeleteSupportUser();
  const act = useToastedAction('support');
  const values = { name: fullName(user), group: user.office_group };
  if (kind === 'email') return <ChangeEmail user={user} onClose={onClose} />;
  if (kind === 'assign') {
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={onClose}
        title={t(($) => $.support.setAsAdmin)}
        message={t(($) => $.support.setAsAdminPrompt, values)}
        confirmLabel={t(($) => $.support.setAsAdmin)}
        onConfirm={() =>
          act({
            send: () => assign({ params: { id: user.id } }),
            done: t(($) => $.support.setAdminSuccess, values),
          })
        }
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t(($) => $.users.deleteTitle)}
      message={t(($) => $.users.deleteMessage, values)}
      confirmLabel={t(($) => $.common.delete)}
      onConfirm={() =>
        act({
          send: () => remove({ params: { id: user.employee_id } }),
          done: t(($) => $.users.deleted),
        })
      }
    />
  );
}
