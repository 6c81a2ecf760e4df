import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { useTexts } from '../texts/Texts.tsx';
import { confirmDialogTexts } from './ConfirmDialog.texts.ts';
import { extra } from './ConfirmDialog.css.ts';

type Answer = () => void | Promise<void>;

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** What follows from it. */
  message?: ReactNode;
  /** More about it, set apart. */
  extraText?: ReactNode;
  /** The verb of the question; "Confirm" by itself. */
  confirmLabel?: string;
  /**
   * Called when it is confirmed. While its promise is open the button shows that work is under way; when it is kept
   * the dialog closes; when it is broken the dialog stays, and telling why is up to the caller.
   */
  onConfirm: Answer;
  /** Another way to say yes, with the same rules as `onConfirm`. */
  alternate?: { label: string; onConfirm: Answer };
  /** The word that says no; null leaves the button out. "Cancel" by itself. */
  cancelLabel?: string | null;
  /**
   * `danger` when confirming destroys something.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger';
  /** Whether it is open, when no DialogTrigger around it decides. */
  isOpen?: boolean;
  /** Told when it opens and when it closes, however it is answered. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** A question to be answered before something is done. */
export function ConfirmDialog({
  title,
  message,
  extraText,
  confirmLabel,
  onConfirm,
  alternate,
  cancelLabel,
  tone = 'neutral',
  ...open
}: ConfirmDialogProps): ReactElement {
  const texts = useTexts(confirmDialogTexts);
  const [pending, setPending] = useState<'confirm' | 'alternate' | null>(null);

  const answer = async (which: 'confirm' | 'alternate', run: Answer, close: () => void): Promise<void> => {
    setPending(which);
    try {
      await run();
      close();
    } catch {
      // the caller tells why; the question stays open
    } finally {
      setPending(null);
    }
  };

  const answers = (close: () => void): ReactElement => (
    <>
      {cancelLabel !== null && (
        <Button isDisabled={pending !== null} onPress={close}>
          {cancelLabel ?? texts.cancel}
        </Button>
      )}
      {alternate && (
        <Button
          isPending={pending === 'alternate'}
          isDisabled={pending === 'confirm'}
          onPress={() => void answer('alternate', alternate.onConfirm, close)}
        >
          {alternate.label}
        </Button>
      )}
      <Button
        variant={tone === 'danger' ? 'dangerPrimary' : 'primary'}
        isPending={pending === 'confirm'}
        isDisabled={pending === 'alternate'}
        onPress={() => void answer('confirm', onConfirm, close)}
      >
        {confirmLabel ?? texts.confirm}
      </Button>
    </>
  );

  return (
    <Dialog role="alertdialog" size="small" title={title} isDismissable={pending === null} {...open} actions={answers}>
      {message !== undefined && <p data-part="message">{message}</p>}
      {extraText !== undefined && (
        <p className={extra} data-part="extra">
          {extraText}
        </p>
      )}
    </Dialog>
  );
}
