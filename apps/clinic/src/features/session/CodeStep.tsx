import { Button, Form, FormError, PinField, TextField, toasts } from '@isopter/ui';
import { type FormEvent, type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../lib/errors/useMessageText.ts';
import { attemptCode } from './loadStep.ts';

const DIGITS = 6;

interface CodeStepProps {
  method: 'totp' | 'recovery';
  /** Called with the path a sign-in leads to. */
  onSignedIn: (path: string) => void;
  /** Called when the sign-in has to start again. `failure`: the error shown there. */
  onLeft: (failure: string | null) => void;
  /** Alternatives to this step. */
  children: ReactNode;
}

/** Asks for the code of the authenticator app or a recovery code. After a wrong code, the user can type another [OUR-490, OUR-491]. */
export function CodeStep({ method, onSignedIn, onLeft, children }: CodeStepProps): ReactElement {
  const { t } = useTranslation();
  const messageText = useMessageText();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const isTotp = method === 'totp';
  const isFilled = isTotp ? code.length === DIGITS : code.trim() !== '';

  const check = async (typed: string): Promise<void> => {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    const outcome = await attemptCode(method, typed);
    setPending(false);
    switch (outcome.kind) {
      case 'signed-in':
        if (outcome.codesLeft !== undefined) {
          const count = outcome.codesLeft;
          toasts.show({ tone: 'caution', message: t(($) => $.session.factor.usedRecovery, { count }) });
        }
        return onSignedIn(outcome.path);
      case 'wrong':
        return setProblem(t(($) => (isTotp ? $.secondSteps.wrong : $.session.factor.wrongRecovery)));
      case 'unreachable':
        return setFailure(t(($) => $.session.unreachable));
      case 'refused':
        return onLeft(messageText(outcome.message));
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
    <Form aria-label={t(($) => $.session.title)} onSubmit={submit}>
      {failure === null ? <p role="status">{t(($) => $.session.factor[method])}</p> : <FormError>{failure}</FormError>}
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
        {t(($) => $.session.submit)}
      </Button>
      {children}
      <Button variant="quiet" isFullWidth onPress={() => onLeft(null)}>
        {t(($) => $.common.cancel)}
      </Button>
    </Form>
  );
}
