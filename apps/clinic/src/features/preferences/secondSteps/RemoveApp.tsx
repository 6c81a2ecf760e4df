import { useRemoveTotp } from '@isopter/api-client';
import { ConfirmDialog } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useToastedAction } from '../../../lib/platform/errors/useToastedAction.ts';
import { useSignedIn } from '../../../lib/platform/session/session.ts';

/** Asks before the authenticator app is removed, and removes it [OUR-490]. */
export function RemoveApp({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation();
  const { send } = useRemoveTotp();
  const act = useToastedAction();
  const { force_2fa } = useSignedIn().preferences;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t(($) => $.secondSteps.removeTitle)}
      message={t(($) => $.secondSteps.removeMessage)}
      extraText={force_2fa ? t(($) => $.secondSteps.removeForced) : undefined}
      confirmLabel={t(($) => $.secondSteps.remove)}
      onConfirm={() => act({ send: () => send({}), done: t(($) => $.secondSteps.removed) })}
    />
  );
}
