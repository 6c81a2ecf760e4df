import { ApiError } from '@isopter/api-client';
import { ERROR_NAME } from '@isopter/contract';
import { Button, Form, FormError, PinField, TextField } from '@isopter/ui';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/api/client.ts';
import { useErrorText } from '../../lib/errors/useErrorText.ts';
import type { WayProps } from './StepUp.tsx';

const DIGITS = 6;
/** The code is wrong, or recovery codes are not accepted for this call. */
const REFUSALS: readonly string[] = [ERROR_NAME.WRONG_CODE, ERROR_NAME.STEP_UP_REQUIRED];

/** Proof by the code of the authenticator app. */
export const ByApp = (props: WayProps): ReactElement => <ByCode {...props} kind="totp" />;

/** Proof by a recovery code, for a user who lost their key or phone. */
export const ByRecoveryCode = (props: WayProps): ReactElement => <ByCode {...props} kind="recovery" />;

/** A wrong code is refused at its field. */
function ByCode({
  kind,
  action,
  onProven,
  onCancel,
  children,
}: WayProps & { kind: 'totp' | 'recovery' }): ReactElement {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const isTotp = kind === 'totp';
  const isFilled = isTotp ? code.length === DIGITS : code.trim() !== '';

  const check = async (typed: string): Promise<void> => {
    if (isPending) return;
    setPending(true);
    setFailure(undefined);
    try {
      await client.call('checkCode', { body: { action, code: typed } });
      onProven();
    } catch (error) {
      const isWrong = error instanceof ApiError && error.name !== undefined && REFUSALS.includes(error.name);
      if (isWrong) setProblem(t(($) => (isTotp ? $.secondSteps.wrong : $.session.factor.wrongRecovery)));
      else setFailure(errorText(error, 'login'));
    } finally {
      setPending(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isFilled) void check(code);
  };
  const field = {
    value: code,
    onChange: (typed: string) => {
      setCode(typed);
      setProblem(undefined);
    },
    errorMessage: problem,
    isRequired: true,
    autoFocus: true,
  };

  return (
    <Form aria-label={t(($) => $.stepUp.title)} onSubmit={submit}>
      {failure === undefined ? (
        <p>{t(($) => (isTotp ? $.stepUp.codeHint : $.session.factor.recovery))}</p>
      ) : (
        <FormError>{failure}</FormError>
      )}
      {isTotp ? (
        <PinField
          {...field}
          label={t(($) => $.secondSteps.code)}
          length={DIGITS}
          onComplete={(typed) => void check(typed)}
        />
      ) : (
        <TextField
          {...field}
          label={t(($) => $.session.factor.recoveryCode)}
          isNumeric
          autoComplete="off"
          spellCheck="false"
        />
      )}
      <Button type="submit" variant="primary" isFullWidth isDisabled={!isFilled} isPending={isPending}>
        {t(($) => $.stepUp.confirm)}
      </Button>
      {children}
      <Button variant="quiet" isFullWidth onPress={onCancel}>
        {t(($) => $.common.cancel)}
      </Button>
    </Form>
  );
}
