import { useCancelInvitation, useResendInvitation } from '@isopter/api-client';
import type { Invitation, InvitationStatus } from '@isopter/contract';
import { type RowAction, toasts } from '@isopter/ui';
import { CloseIcon, SendIcon } from '@isopter/ui/icons';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** States in which an invitation can be withdrawn [INV-01]. */
const OPEN: readonly InvitationStatus[] = ['INITIALIZED', 'EMAIL_SENT'];

/** Returns the actions of an invitation in the list. Every failure says that it was not sent [INV-01, INV-04]. */
export function useInvitationActions(): (invitation: Invitation) => readonly RowAction[] {
  const { t } = useTranslation();
  const { send: resend } = useResendInvitation();
  const { send: cancel } = useCancelInvitation();
  return useCallback(
    ({ id, status }) => {
      const does = async (work: typeof resend | typeof cancel, message: string): Promise<void> => {
        try {
          await work({ params: { id } });
          toasts.show({ tone: 'positive', message });
        } catch {
          toasts.show({ tone: 'critical', message: t(($) => $.errors.invitationSentError) });
        }
      };
      return [
        {
          id: 'resend',
          label: t(($) => $.invitations.resend),
          icon: <SendIcon />,
          onAction: () =>
            void does(
              resend,
              t(($) => $.invitations.invitationResendSuccessMessage),
            ),
        },
        ...(OPEN.includes(status)
          ? [
              {
                id: 'cancel',
                label: t(($) => $.invitations.cancel),
                icon: <CloseIcon />,
                onAction: () =>
                  void does(
                    cancel,
                    t(($) => $.invitations.invitationCancelSuccessMessage),
                  ),
              },
            ]
          : []),
      ];
    },
    [cancel, resend, t],
  );
}
