import { Banner, Button, Dialog, Form } from '@isopter/ui';
import { type ReactElement, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

interface DecisionDialogProps {
  title: string;
  /** What the decision does. */
  message: string;
  submitLabel: string;
  /** Why the decision was not taken; null if it was not refused. */
  refusal: string | null;
  isSending: boolean;
  /** A further way, before the others. */
  other?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks a doctor for what a decision needs; what is refused is said above it, and nothing chosen is lost. */
export function DecisionDialog(props: DecisionDialogProps): ReactElement {
  const { title, message, submitLabel, refusal, isSending, other, onSubmit, onClose, children } = props;
  const { t } = useTranslation();
  const formId = useId();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={title}
      actions={
        <>
          {other}
          <Button onPress={onClose}>{t(($) => $.common.cancel)}</Button>
          <Button variant="primary" type="submit" form={formId} isPending={isSending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <p>{message}</p>
        {refusal !== null && <Banner tone="critical">{refusal}</Banner>}
        {children}
      </Form>
    </Dialog>
  );
}
