import { useCreateRecoveryCodes } from '@isopter/api-client';
import { ConfirmDialog } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '../../../lib/platform/errors/useErrorToast.ts';

interface NewCodesProps {
  /** Whether the user has codes. New ones replace them. */
  hasOld: boolean;
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Asks before new recovery codes are made [OUR-491]. */
export function NewCodes({ hasOld, onDone, onClose }: NewCodesProps): ReactElement {
  const { t } = useTranslation();
  const { send } = useCreateRecoveryCodes();
  const showError = useErrorToast();

  const create = async (): Promise<void> => {
    try {
      onDone((await send({})).recovery_codes);
    } catch (error) {
      showError(error);
    }
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t(($) => $.secondSteps.newTitle)}
      message={t(($) => (hasOld ? $.secondSteps.newMessage : $.secondSteps.codesHint))}
      confirmLabel={t(($) => $.secondSteps.newCodes)}
      onConfirm={create}
    />
  );
}
