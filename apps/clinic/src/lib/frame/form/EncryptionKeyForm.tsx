import { canEncrypt, openKey, useClient } from '@isopter/api-client';
import { Button, ConfirmDialog, FormError, PasswordField, toasts } from '@isopter/ui';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from './Form.tsx';
import { useSignedIn } from '../../platform/session/session.ts';
import { takeKey } from '../../platform/encryptionKey/takeKey.ts';

interface EncryptionKeyFormProps {
  /** Continues, with the key or without. */
  onDone: () => void;
}

/** Asks for the key of zero-PII mode, and takes the right one (PII-03). */
export function EncryptionKeyForm({ onDone }: EncryptionKeyFormProps): ReactElement {
  const { t } = useTranslation();
  const client = useClient();
  const check = useSignedIn().preferences.zero_pii_password_hash ?? null;
  const [typed, setTyped] = useState('');
  const [isPending, setPending] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (check === null) return;
    setPending(true);
    const key = await openKey(typed, check);
    if (key === null) {
      setPending(false);
      setWrong(true);
      return;
    }
    await takeKey(client, key, check);
    toasts.show({ tone: 'positive', message: t(($) => $.zeroPii.encryptionKeyMatchSuccessMessage) });
    onDone();
  };

  return (
    <>
      <p>{t(($) => $.zeroPii.keyHint)}</p>
      {!canEncrypt() && <FormError>{t(($) => $.zeroPii.notSecure)}</FormError>}
      <Form aria-label={t(($) => $.zeroPii.keyTitle)} onSubmit={(event) => void open(event)}>
        <PasswordField
          label={t(($) => $.zeroPii.key)}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          inputRef={field}
          isDisabled={!canEncrypt()}
        />
        <Button
          type="submit"
          variant="primary"
          isFullWidth
          // the key check may still be loading
          isPending={isPending || check === null}
          isDisabled={!canEncrypt()}
        >
          {t(($) => $.zeroPii.open)}
        </Button>
      </Form>
      {!canEncrypt() && (
        <Button isFullWidth onPress={onDone}>
          {t(($) => $.zeroPii.continueWithout)}
        </Button>
      )}
      <ConfirmDialog
        title={t(($) => $.zeroPii.wrongTitle)}
        message={t(($) => $.zeroPii.wrongEncryptionKeyMessage)}
        confirmLabel={t(($) => $.zeroPii.tryAgain)}
        onConfirm={() => field.current?.select()}
        alternate={{ label: t(($) => $.zeroPii.continueWithout), onConfirm: onDone }}
        cancelLabel={null}
        isOpen={isWrong}
        onOpenChange={setWrong}
      />
    </>
  );
}
