import { Button, FormError, Link, PinField } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../lib/frame/form/Form.tsx';
import { isolate } from '../../../lib/platform/format/isolate.ts';
import { checkCode } from './calls.ts';
import { useStep } from './useStep.ts';

/** Number of digits that the server sends. */
const DIGITS = 6;

/** Props of {@link PinStep}. */
export interface PinStepProps {
  /** The number the PIN was sent to. */
  phone: string;
  onChecked: (pin: string) => void;
  /** Goes back to where another one is sent. */
  onAgain: () => void;
}

/** The PIN that came by text message (RESET-03, RESET-04). */
export function PinStep({ phone, onChecked, onAgain }: PinStepProps): ReactElement {
  const { t, i18n } = useTranslation();
  const [pin, setPin] = useState('');
  const { isPending, failure, onSubmit } = useStep(t(($) => $.reset.resetPasswordInvalidPhonePin));
  const isValid = pin.length === DIGITS;

  const check = async (): Promise<void> => {
    await checkCode(phone, pin);
    onChecked(pin);
  };

  return (
    <Form onSubmit={onSubmit(isValid, check)} aria-label={t(($) => $.reset.pinTitle)}>
      {failure === null ? (
        <p role="status">{t(($) => $.reset.pinHint, { phone: isolate(phone, i18n.dir()) })}</p>
      ) : (
        <FormError>{failure}</FormError>
      )}
      <PinField
        label={t(($) => $.reset.pin)}
        value={pin}
        onChange={setPin}
        length={DIGITS}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is all that is asked for
        autoFocus
        isRequired
      />
      <Button type="submit" variant="primary" isFullWidth isDisabled={!isValid} isPending={isPending}>
        {t(($) => $.reset.check)}
      </Button>
      <Button variant="quiet" isFullWidth onPress={onAgain}>
        {t(($) => $.reset.again)}
      </Button>
      <Link href="/login">{t(($) => $.reset.toSignIn)}</Link>
    </Form>
  );
}
