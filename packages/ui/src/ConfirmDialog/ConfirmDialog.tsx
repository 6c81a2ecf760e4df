import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { useTexts } from '../texts/Texts.tsx';
import { confirmDialogTexts } from './ConfirmDialog.texts.ts';
import { extra } from './ConfirmDialog.css.ts';

type Answer = () => void | Promise<void>;

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  /** The title of the dialog: the question. */
  title: string;
  /** The consequence of confirming. */
  message?: ReactNode;
  /** Further information, set apart from the message. */
  extraText?: ReactNode;
  /** The label of the confirm button: the verb of the question. The default is "Confirm". */
  confirmLabel?: string;
  /**
   * Called when the user confirms. While the returned promise is pending, the button shows progress; when it resolves,
   * the dialog closes; when it rejects, the dialog stays open and the caller reports the error.
   */
  onConfirm: Answer;
  /** A second way to confirm, with the same rules as `onConfirm`. */
  alternate?: { label: string; onConfirm: Answer };
  /** The label of the cancel button; `null` omits the button. The default is "Cancel". */
  cancelLabel?: string | null;
  /**
   * The tone of the dialog; `danger` when confirming destroys something.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger';
  /** Whether the dialog is open (controlled). */
  isOpen?: boolean;
  /** Called when the dialog opens or closes, however it is answered. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A dialog that asks for confirmation before an action.
 * @selector [data-part="message"] The consequence of confirming; the root and the other parts are those of `Dialog`.
 * @selector [data-part="extra"] The further information.
 */
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
      // the caller shows the error; the question stays open
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
        <div className={extra} data-part="extra">
          {extraText}
        </div>
      )}
    </Dialog>
  );
}
