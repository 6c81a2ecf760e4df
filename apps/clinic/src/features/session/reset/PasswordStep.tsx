import { ApiError } from '@isopter/api-client';
import { passwordProblems, suggestPassword } from '@isopter/contract';
import { Button, FormError, PasswordField } from '@isopter/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../lib/frame/form/Form.tsx';
import { setPassword } from './calls.ts';
import { useStep } from './useStep.ts';

/** Props of {@link PasswordStep}. */
export interface PasswordStepProps {
  /** The user's login. */
  login: string;
  /** The PIN or the code of the link; none for who is signed in and has to change it. */
  pin?: string | undefined;
  /** Said above the fields until a failure takes its place. */
  notice?: ReactNode;
  /** Once it is changed. */
  onChanged: () => Promise<void> | void;
  /** Further ways on, below the button. */
  children?: ReactNode;
}

/** A new password, typed twice or suggested (RESET-06, RESET-07, RESET-10). */
export function PasswordStep({ login, pin, notice, onChanged, children }: PasswordStepProps): ReactElement {
  const { t } = useTranslation();
  const [password, setPasswordText] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [suggested, setSuggested] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [isTouched, setTouched] = useState({ password: false, confirmation: false });
  const { isPending, failure, onSubmit } = useStep(t(($) => $.reset.resetPasswordError));

  const [problem] = passwordProblems(password);
  const isSuggested = password !== '' && password === suggested;
  const isConfirmed = isSuggested || confirmation === password;
  const isValid = problem === undefined && isConfirmed && password !== refused;

  const suggest = (): string => {
    const next = suggestPassword();
    setSuggested(next);
    return next;
  };
  const change = async (): Promise<void> => {
    try {
      await setPassword(login, pin, password);
    } catch (error) {
      if (!(error instanceof ApiError) || error.fields['password'] === undefined) throw error;
      // it belongs to the field: the code is still good
      setRefused(password);
      return;
    }
    await onChanged();
  };

  const wrong = (): string | undefined => {
    if (password !== '' && password === refused) return t(($) => $.reset.guessable);
    return isTouched.password && problem !== undefined ? t(($) => $.reset.lacking[problem]) : undefined;
  };
  const areDifferent = isTouched.confirmation && !isConfirmed;

  return (
    <Form onSubmit={onSubmit(isValid, change)} aria-label={t(($) => $.reset.passwordTitle)}>
      {failure === null ? notice : <FormError>{failure}</FormError>}
      <PasswordField
        label={t(($) => $.reset.password)}
        description={t(($) => (isSuggested ? $.reset.suggestedHint : $.reset.rule))}
        errorMessage={wrong()}
        value={password}
        onChange={setPasswordText}
        onBlur={() => setTouched((touched) => ({ ...touched, password: true }))}
        generate={suggest}
        autoComplete="new-password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a notice stands above it alone
        autoFocus
        isRequired
      />
      {!isSuggested && (
        <PasswordField
          label={t(($) => $.reset.confirm)}
          errorMessage={areDifferent ? t(($) => $.reset.differ) : undefined}
          value={confirmation}
          onChange={setConfirmation}
          onBlur={() => setTouched((touched) => ({ ...touched, confirmation: true }))}
          autoComplete="new-password"
          isRequired
        />
      )}
      <Button type="submit" variant="primary" isFullWidth isDisabled={!isValid} isPending={isPending}>
        {t(($) => $.reset.change)}
      </Button>
      {children}
    </Form>
  );
}
