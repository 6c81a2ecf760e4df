import type { Id } from '@isopter/contract';
import { Button, Dialog } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallCheckList } from './CallCheckList.tsx';

/** Button with which a technician user checks camera and microphone while they wait for a technician [OUR-643]. */
export function CheckButton({ session }: { session: Id }): ReactElement {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t(($) => $.technicians.check.begin)}</Button>
      {isOpen && (
        <Dialog isOpen onOpenChange={setOpen} size="small" title={t(($) => $.technicians.check.title)}>
          <CallCheckList session={session} />
        </Dialog>
      )}
    </>
  );
}
