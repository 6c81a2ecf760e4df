import { Button, Checkbox, FormError, Link, phoneError, PhoneField, TextField } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../lib/frame/form/Form.tsx';
import { askForReset } from './calls.ts';
import { useStep } from './useStep.ts';

/** Props of {@link AskStep}. */
export interface AskStepProps {
  /** A link is on its way, should there be such a person. */
  onLinkSent: () => void;
  /** A PIN is on its way to this number, should it be somebody's. */
  onPinSent: (phone: string) => void;
}

/** Asks for an e-mail address, user name or phone number to reset the password (RESET-02, RESET-11). */
export function AskStep({ onLinkSent, onPinSent }: AskStepProps): ReactElement {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [isByPhone, setByPhone] = useState(false);
  const { isPending, failure, onSubmit } = useStep(t(($) => $.reset.startResetPasswordError));
  const isValid = isByPhone ? phone !== '' && phoneError(phone) === null : name.trim() !== '';

  const send = async (): Promise<void> => {
    const login = isByPhone ? phone : name.trim();
    await askForReset(login);
    if (isByPhone) onPinSent(login);
    else onLinkSent();
  };

  return (
    <Form onSubmit={onSubmit(isValid, send)} aria-label={t(($) => $.reset.title)}>
      {failure === null ? <p>{t(($) => $.reset.hint)}</p> : <FormError>{failure}</FormError>}
      {isByPhone ? (
        <PhoneField label={t(($) => $.reset.phone)} value={phone} onChange={setPhone} isRequired />
      ) : (
        <TextField
          label={t(($) => $.reset.name)}
          value={name}
          onChange={setName}
          name="username"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is all that is asked for
          autoFocus
          autoComplete="username"
          spellCheck="false"
          isRequired
        />
      )}
      <Checkbox label={t(($) => $.reset.byPhone)} isSelected={isByPhone} onChange={setByPhone} />
      <Button type="submit" variant="primary" isFullWidth isDisabled={!isValid} isPending={isPending}>
        {t(($) => $.reset.send)}
      </Button>
      <Link href="/login">{t(($) => $.reset.toSignIn)}</Link>
    </Form>
  );
}
