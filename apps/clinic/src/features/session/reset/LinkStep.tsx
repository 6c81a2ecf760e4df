import { ApiError } from '@isopter/api-client';
import { Button, FormError, Link } from '@isopter/ui';
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkCode } from './calls.ts';
import { useFailureText } from './useFailureText.ts';

const REFUSED = 400;

/** Props of {@link LinkStep}. */
export interface LinkStepProps {
  email: string;
  code: string;
  onChecked: () => void;
  /** The server does not accept the code. */
  onRefused: () => void;
}

/** The code of a link is checked at once (RESET-05); a server that does not answer is asked again. */
export function LinkStep({ email, code, onChecked, onRefused }: LinkStepProps): ReactElement {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<unknown>(null);

  const check = (): void => {
    void checkCode(email, code).then(onChecked, (error: unknown) => {
      if (error instanceof ApiError && error.status === REFUSED) onRefused();
      else setFailure(error);
    });
  };
  const again = (): void => {
    setFailure(null);
    check();
  };
  const checkAtOnce = useEffectEvent(check);
  useEffect(() => checkAtOnce(), []);

  if (failure === null) return <p role="status">{t(($) => $.reset.checking)}</p>;
  return (
    <>
      <FormError>
        {failureText(
          failure,
          t(($) => $.errors.serverError),
        )}
      </FormError>
      <Button variant="primary" isFullWidth onPress={again}>
        {t(($) => $.common.retry)}
      </Button>
      <Link href="/login">{t(($) => $.reset.toSignIn)}</Link>
    </>
  );
}
