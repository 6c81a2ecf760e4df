import { useClient } from '@isopter/api-client';
import { Button, Dialog, PasswordField, Stack } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
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
  const [typed, setTyped] = useState('');
  const [isPending, setPending] = useState(false);
  const [isWrong, setWrong] = useState(false);

  const compare = async (): Promise<void> => {
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
          <Button variant="primary" isPending={isPending} onPress={() => void compare()}>
            {t(($) => $.keyChange.continue)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t(($) => $.keyChange.continueHint)}</p>
        <PasswordField
          label={t(($) => $.keyChange.newKey)}
          autoComplete="off"
          // no form: that of the preferences, which opened the dialog, would be submitted with it
          onKeyDown={(event) => event.key === 'Enter' && void compare()}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setWrong(false);
          }}
          {...(isWrong && { errorMessage: t(($) => $.keyChange.wrong) })}
        />
      </Stack>
    </Dialog>
  );
}
