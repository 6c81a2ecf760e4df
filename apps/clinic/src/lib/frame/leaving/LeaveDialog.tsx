import { ConfirmDialog } from '@isopter/ui';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { leaving, type Loss } from './leaving.ts';

const stay = (): void => {
  leaving.go = null;
};

/** Asks before something is left that would be lost. It goes with the session, and its question with it. */
export function LeaveDialog(): ReactElement {
  const { t } = useTranslation();
  const { go, losses } = useSnapshot(leaving);
  useEffect(() => stay, []);
  const messages: Record<Loss, string> = {
    unsaved: t(($) => $.leaving.message),
    unfinished: t(($) => $.imports.upload.stopping.message),
  };
  const [first, second] = losses;
  const isOfForm = first === 'unsaved';
  return (
    <ConfirmDialog
      isOpen={go !== null}
      onOpenChange={stay}
      title={isOfForm ? t(($) => $.leaving.title) : t(($) => $.imports.upload.stopping.title)}
      {...(first && { message: messages[first] })}
      {...(second && { extraText: messages[second] })}
      confirmLabel={isOfForm ? t(($) => $.leaving.leave) : t(($) => $.imports.upload.stopping.stop)}
      cancelLabel={isOfForm ? t(($) => $.leaving.stay) : t(($) => $.imports.upload.stopping.goOn)}
      tone="danger"
      onConfirm={() => leaving.go?.()}
    />
  );
}
