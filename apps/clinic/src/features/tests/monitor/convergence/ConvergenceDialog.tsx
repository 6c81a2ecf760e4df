import { CONVERGENCE_TIMEOUT } from '@isopter/contract';
import { Button, Dialog, ShortcutKeys, ShortcutScope } from '@isopter/ui';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../../../../lib/platform/keyboard/useKeys.ts';

type Dots = 1 | 2;
const DOTS: readonly Dots[] = [1, 2];

/**
 * Asks how many dots the patient sees, for 40 s at most [MON-11]; 1 and 2 answer [OUR-81]. It is mounted while the
 * device shows that screen.
 */
export function ConvergenceDialog({ onAnswer }: { onAnswer: (dots: Dots) => void }): ReactElement {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), CONVERGENCE_TIMEOUT);
    return () => clearTimeout(timer);
  }, []);

  const labels = { 1: t(($) => $.monitor.oneDot), 2: t(($) => $.monitor.twoDots) };
  const answer = (dots: Dots): void => {
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
          {DOTS.map((dots) => (
            <Button key={dots} onPress={() => answer(dots)}>
              {labels[dots]} <ShortcutKeys keys={`${dots}`} />
            </Button>
          ))}
        </>
      }
    >
      <ShortcutScope>
        <AnswerKeys labels={labels} onAnswer={answer} />
        <p>{t(($) => $.monitor.convergenceMessage)}</p>
      </ShortcutScope>
    </Dialog>
  );
}

function AnswerKeys({ labels, onAnswer }: { labels: Record<Dots, string>; onAnswer: (dots: Dots) => void }): null {
  const { t } = useTranslation();
  const group = t(($) => $.monitor.keys.title);
  const answer = useRef(onAnswer);
  useEffect(() => {
    answer.current = onAnswer;
  });
  const [one, two] = [labels[1], labels[2]];
  useKeys(
    useMemo(
      () => [
        { id: 'dots-1', keys: '1', label: one, group, run: () => answer.current(1) },
        { id: 'dots-2', keys: '2', label: two, group, run: () => answer.current(2) },
      ],
      [group, one, two],
    ),
  );
  return null;
}
