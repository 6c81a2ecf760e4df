import { ApiError } from '@isopter/api-client';
import { ERROR_NAME } from '@isopter/contract';
import type { CallAnswer } from '@isopter/contract/routes';
import { Button, FormError, PinField, ProgressBar, QRCode, Stack, Text } from '@isopter/ui';
import { type FormEvent, type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../platform/errors/useErrorText.ts';
import { Form } from '../form/Form.tsx';

const DIGITS = 6;

/** The secret for an app, as text and as the content of a QR code. */
export type TotpSecret = CallAnswer<'startTotp'>;

interface TotpSetupProps {
  /** A secret that was requested before. */
  shown?: TotpSecret;
  /** Asks the server for a secret. */
  start: () => Promise<TotpSecret>;
  /** Sends the first code. */
  confirm: (code: string) => Promise<void>;
  /** Called with a failure. @returns whether the setup cannot continue after it */
  onFailed?: (error: unknown) => boolean;
}

/** Sets up an authenticator app: its QR code, the same secret as text, and the first code [OUR-490]. */
export function TotpSetup({ shown: first, start, confirm, onFailed = () => false }: TotpSetupProps): ReactElement {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [shown, setShown] = useState(first);
  const [failure, setFailure] = useState<string>();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);

  const load = (): void => {
    start().then(setShown, (error: unknown) => {
      if (!onFailed(error)) setFailure(errorText(error));
    });
  };
  const again = (): void => {
    setFailure(undefined);
    load();
  };
  const loadAtOnce = useEffectEvent(() => {
    if (first === undefined) load();
  });
  useEffect(() => loadAtOnce(), []);

  const check = async (typed: string): Promise<void> => {
    if (isPending || typed.length < DIGITS) return;
    setPending(true);
    setFailure(undefined);
    try {
      await confirm(typed);
    } catch (error) {
      const name = error instanceof ApiError ? error.name : undefined;
      if (name === ERROR_NAME.WRONG_CODE) setProblem(t(($) => $.secondSteps.wrong));
      else if (name === ERROR_NAME.SETUP_EXPIRED) {
        setCode('');
        load();
        setFailure(t(($) => $.secondSteps.expired));
      } else if (!onFailed(error)) setFailure(errorText(error));
    } finally {
      setPending(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void check(code);
  };

  if (shown === undefined) {
    if (failure === undefined) return <ProgressBar label={t(($) => $.secondSteps.loading)} isIndeterminate />;
    return (
      <Stack>
        <FormError>{failure}</FormError>
        <Button onPress={again}>{t(($) => $.common.retry)}</Button>
      </Stack>
    );
  }
  return (
    <Form aria-label={t(($) => $.secondSteps.setUp)} onSubmit={submit}>
      {failure !== undefined && <FormError>{failure}</FormError>}
      <Text>{t(($) => $.secondSteps.scan)}</Text>
      <QRCode value={shown.uri} code={shown.secret} label={t(($) => $.secondSteps.secret)} />
      <PinField
        label={t(($) => $.secondSteps.code)}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          setProblem(undefined);
        }}
        onComplete={(typed) => void check(typed)}
        length={DIGITS}
        errorMessage={problem}
        isRequired
      />
      <Button type="submit" variant="primary" isFullWidth isDisabled={code.length < DIGITS} isPending={isPending}>
        {t(($) => $.secondSteps.confirm)}
      </Button>
    </Form>
  );
}
