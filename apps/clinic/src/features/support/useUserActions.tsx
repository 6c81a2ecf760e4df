import type { SupportUser } from '@isopter/contract';
import type { RowAction } from '@isopter/ui';
import { DeleteIcon, KeyIcon, SendIcon } from '@isopter/ui/icons';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { mayAssign, mayChangeEmail, mayDelete } from './rules/rights.ts';
import type { UserQuestionKind } from './UserQuestion.tsx';
import { useIsActing } from './useIsActing.ts';

/** Returns basic support's actions on a user; read-only support has none [SUP-02]. */
export function useUserActions(
  onAsk: (kind: UserQuestionKind, user: SupportUser) => void,
): ((user: SupportUser) => readonly RowAction[]) | undefined {
  const { t } = useTranslation();
  const isActing = useIsActing();
  const actionsOf = useCallback(
    (user: SupportUser): readonly RowAction[] => {
      const actions: (RowAction & { isOpen: boolean })[] = [
        {
          id: 'email',
          label: t(($) => $.support.changeEmail),
          icon: <SendIcon />,
          onAction: () => onAsk('email', user),
          isOpen: mayChangeEmail(user),
        },
        {
          id: 'assign',
          label: t(($) => $.support.setAsAdmin),
          icon: <KeyIcon />,
          onAction: () => onAsk('assign', user),
          isOpen: mayAssign(user),
        },
        {
          id: 'delete',
          label: t(($) => $.users.delete),
          icon: <DeleteIcon />,
          tone: 'danger',
          onAction: () => onAsk('delete', user),
          isOpen: mayDelete(user),
        },
      ];
      return actions.flatMap(({ isOpen, ...action }) => (isOpen ? [action] : []));
    },
    [onAsk, t],
  );
  return isActing ? actionsOf : undefined;
}
