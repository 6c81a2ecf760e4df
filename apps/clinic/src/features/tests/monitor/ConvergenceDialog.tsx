import { CONVERGENCE_TIMEOUT } from '@isopter/contract';
import { Button, Dialog } from '@isopter/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Asks how many dots the patient sees, for 40 s at most [MON-11]. It is mounted while the device shows that screen. */
export function ConvergenceDialog({ onAnswer }: { onAnswer: (dots: 1 | 2) => void }): ReactElement {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), CONVERGENCE_TIMEOUT);
    return () => clearTimeout(timer);
  }, []);

  const answer = (dots: 1 | 2): void => {
    setOpen(false);
    onAnswer(dots);
  };
  return (
    <Dialog
      size="small"
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={t(($) => $.monitor.convergenceTitle)}
      actions={
        <>
          <Button onPress={() => answer(1)}>{t(($) => $.monitor.oneDot)}</Button>
          <Button onPress={() => answer(2)}>{t(($) => $.monitor.twoDots)}</Button>
        </>
      }
    >
      <p>{t(($) => $.monitor.convergenceMessage)}</p>
    </Dialog>
  );
}
