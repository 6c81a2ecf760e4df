import { useClient } from '@isopter/api-client';
import { Button, Dialog, PasswordField } from '@isopter/ui';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '../../../lib/platform/errors/useErrorToast.ts';
import { Form } from '../../../lib/frame/form/Form.tsx';
import { continueKeyChange } from '../../../lib/platform/encryptionKey/changeKey.ts';

interface ContinueWithKeyProps {
  /** The key check of the new key. */
  check: string;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the new key on a device that does not have it. */
export function ContinueWithKey({ check, onDone, onClose }: ContinueWithKeyProps): ReactElement {
  const { t } = useTranslation();
  const client = useClient();
  const showError = useErrorToast();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [isPending, setPending] = useState(false);
  const [isWrong, setWrong] = useState(false);

  const compare = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    try {
      const isRight = await continueKeyChange(client, typed, check);
      setWrong(!isRight);
      if (isRight) onDone();
    } catch (failure) {
      showError(failure);
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      title={t(($) => $.keyChange.newKey)}
      size="small"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t(($) => $.common.cancel)}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isPending}>
            {t(($) => $.keyChange.continue)}
          </Button>
        </>
      }
    >
      <Form id={formId} aria-label={t(($) => $.keyChange.newKey)} onSubmit={(event) => void compare(event)}>
        <p>{t(($) => $.keyChange.continueHint)}</p>
        <PasswordField
          label={t(($) => $.keyChange.newKey)}
          autoComplete="off"
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setWrong(false);
          }}
          {...(isWrong && { errorMessage: t(($) => $.keyChange.wrong) })}
        />
      </Form>
    </Dialog>
  );
}
