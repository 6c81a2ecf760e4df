import { ConfirmDialog } from '@isopter/ui';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { leaving } from './leaving.ts';

const stay = (): void => {
  leaving.go = null;
};

/** Asks before something not saved is left. It goes with the session, and its question with it. */
export function LeaveDialog(): ReactElement {
  const { t } = useTranslation();
  const isOpen = useSnapshot(leaving).go !== null;
  useEffect(() => stay, []);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={stay}
      title={t(($) => $.leaving.title)}
      message={t(($) => $.leaving.message)}
      confirmLabel={t(($) => $.leaving.leave)}
      cancelLabel={t(($) => $.leaving.stay)}
      tone="danger"
      onConfirm={() => leaving.go?.()}
    />
  );
}
