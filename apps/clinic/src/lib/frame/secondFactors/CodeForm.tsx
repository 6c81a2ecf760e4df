import { Button, FormError, PinField, TextField } from '@isopter/ui';
import { type FormEvent, type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../form/Form.tsx';

const DIGITS = 6;

/** The result of a code that was not accepted: a wrong code, or a failed request with the text to show. */
export type CodeRefusal = 'wrong' | { failure: string };

interface CodeFormProps {
  kind: 'totp' | 'recovery';
  /** Accessible name of the form. */
  title: string;
  /** Says what to type. A failure is shown in its place. */
  hint: ReactElement;
  submitLabel: string;
  /** Checks a code. @returns why it was not accepted, or undefined when there is nothing more to ask */
  check: (code: string) => Promise<CodeRefusal | undefined>;
  onCancel: () => void;
  /** Alternatives to this code. */
  children?: ReactNode;
}

/** Asks for the code of the authenticator app or a recovery code. A wrong code is refused at its field [OUR-490, OUR-491]. */
export function CodeForm({ kind, title, hint, submitLabel, check, onCancel, children }: CodeFormProps): ReactElement {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  const isTotp = kind === 'totp';
  const isFilled = isTotp ? code.length === DIGITS : code.trim() !== '';

  const send = async (typed: string): Promise<void> => {
    if (isPending) return;
    setPending(true);
    setFailure(undefined);
    const refusal = await check(typed);
    setPending(false);
    if (refusal === 'wrong') setProblem(t(($) => (isTotp ? $.secondSteps.wrong : $.session.factor.wrongRecovery)));
    else setFailure(refusal?.failure);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isFilled) void send(code);
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
    <Form aria-label={title} onSubmit={submit}>
      {failure === undefined ? hint : <FormError>{failure}</FormError>}
      {isTotp ? (
        <PinField
          {...field}
          label={t(($) => $.secondSteps.code)}
          length={DIGITS}
          onComplete={(typed) => void send(typed)}
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
        {submitLabel}
      </Button>
      {children}
      <Button variant="quiet" isFullWidth onPress={onCancel}>
        {t(($) => $.common.cancel)}
      </Button>
    </Form>
  );
}
