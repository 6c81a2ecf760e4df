import { useClient } from '@isopter/api-client';
import { Button, Dialog, Form, PasswordField, Stack } from '@isopter/ui';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '../../../lib/errors/useErrorToast.ts';
import { continueKeyChange } from '../../../lib/zeroPiiKey/changeKey.ts';

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
  const form = useId();
  const [typed, setTyped] = useState('');
  const [isPending, setPending] = useState(false);
  const [isWrong, setWrong] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // React passes it on to the form of the preferences, although the dialog is not in it
    event.stopPropagation();
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
          <Button variant="primary" type="submit" form={form} isPending={isPending}>
            {t(($) => $.keyChange.continue)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t(($) => $.keyChange.continueHint)}</p>
        <Form id={form} aria-label={t(($) => $.keyChange.newKey)} onSubmit={(event) => void submit(event)}>
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
      </Stack>
    </Dialog>
  );
}
