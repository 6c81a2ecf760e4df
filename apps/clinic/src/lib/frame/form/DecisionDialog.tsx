import { Banner, Button, Dialog } from '@isopter/ui';
import { type ReactElement, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsaved } from '../leaving/unsaved.ts';
import { Form } from './Form.tsx';

interface DecisionDialogProps {
  title: string;
  /** Explains the consequence of the decision. */
  message: string;
  submitLabel: string;
  /** The message of the refusal; null if there is none. */
  refusal: string | null;
  isSending: boolean;
  /**
   * Whether the decision can be taken.
   * @default true
   */
  isReady?: boolean;
  /** Whether the fields have input that is not saved. */
  isChanged: boolean;
  /** A further decision, before the others. */
  other?: { label: string; decide: () => Promise<boolean> } | undefined;
  /** Takes the decision. @returns whether it was taken: the dialog then closes */
  onSubmit: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with the fields of a decision. A refusal is shown above the fields, which keep their input. */
export function DecisionDialog(props: DecisionDialogProps): ReactElement {
  const { title, message, submitLabel, refusal, isSending, isReady = true, isChanged, other } = props;
  const { onSubmit, onClose, children } = props;
  const { t } = useTranslation();
  const formId = useId();
  const forget = useUnsaved(isChanged);
  const take = async (decide: () => Promise<boolean>): Promise<void> => {
    if (!(await decide())) return;
    forget();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={title}
      actions={
        <>
          {other && (
            <Button variant="quiet" isDisabled={isSending} onPress={() => void take(other.decide)}>
              {other.label}
            </Button>
          )}
          <Button onPress={onClose}>{t(($) => $.common.cancel)}</Button>
          <Button variant="primary" type="submit" form={formId} isPending={isSending} isDisabled={!isReady}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          void take(onSubmit);
        }}
      >
        <p>{message}</p>
        {refusal !== null && <Banner tone="critical">{refusal}</Banner>}
        {children}
      </Form>
    </Dialog>
  );
}
