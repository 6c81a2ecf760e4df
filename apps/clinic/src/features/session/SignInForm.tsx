import { AUTOFILL_DELAY } from '@isopter/contract';
import { Button, FormError, lazyPart, PasswordField, TextField } from '@isopter/ui';
import { type FormEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { useMessageText } from '../../lib/platform/errors/useMessageText.ts';
import { Form } from '../../lib/frame/form/Form.tsx';
import { readLocal } from '../../lib/platform/storage/local.ts';
import { attempt, preloadAttempt } from './loadAttempt.ts';
import type { OwedStep } from './signIn.ts';

/** Users without a second factor do not load this step. */
const FactorStep = lazyPart(() => import('./steps/FactorStep.tsx').then((module) => module.FactorStep));

/** It is no part of what must be there before somebody types. */
const PasskeyButton = lazyPart(() => import('./PasskeyButton.tsx').then((module) => module.PasskeyButton));

/** Few clinics have one: who has none does not load it. */
const SsoButton = lazyPart(() => import('./sso/SsoButton.tsx').then((module) => module.SsoButton));

/** Props of {@link SignInForm}. */
export interface SignInFormProps {
  /** The expected user; the form then starts with the password. @default '' */
  username?: string;
  /** Said above the fields until a failure takes its place. */
  notice?: ReactNode;
  /** The reason why an earlier attempt failed elsewhere. @default null */
  refusal?: string | null;
  /** Something on the screen must not be lost: a single sign-on opens beside it. @default false */
  isOnScreen?: boolean;
  /** Called with the path a sign-in leads to. */
  onSignedIn: (path: string) => void;
  /** Further ways on, below the button. */
  children?: ReactNode;
}

/** Name and password, and what became of them (AUTH-01 to AUTH-03, AUTH-05, AUTH-11). */
export function SignInForm({
  username: expected = '',
  notice,
  refusal = null,
  isOnScreen = false,
  onSignedIn,
  children,
}: SignInFormProps): ReactElement {
  const { t } = useTranslation();
  const messageText = useMessageText();
  const [username, setUsername] = useState(expected);
  const [password, setPassword] = useState('');
  const [isPending, setPending] = useState(false);
  const [owed, setOwed] = useState<OwedStep>();
  const [failure, setFailure] = useState(refusal);
  const search = useSearch();
  const [required, setRequired] = useState<string>();
  const [mayHaveSso] = useState(() => search.includes('sso_domain=') || readLocal('sso_domain') !== null);
  const name = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  const isFilled = username.trim() !== '' && password.trim() !== '';

  useEffect(() => {
    // a browser fills in without an event React would see [AUTH-03]
    const timer = setTimeout(() => {
      setUsername((typed) => typed || (name.current?.value ?? ''));
      setPassword((typed) => typed || (secret.current?.value ?? ''));
    }, AUTOFILL_DELAY);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isFilled) void preloadAttempt();
  }, [isFilled]);

  const submit = async (): Promise<void> => {
    setPending(true);
    setFailure(null);
    const outcome = await attempt(username, password);
    setPending(false);
    switch (outcome.kind) {
      case 'signed-in':
        return onSignedIn(outcome.path);
      case 'elsewhere':
        return location.assign(outcome.url);
      case 'factor':
        return setOwed(outcome);
      case 'unreachable':
        return setFailure(t(($) => $.session.unreachable));
      case 'unavailable':
        return setFailure(`${messageText(outcome.message)} ${t(($) => $.session.duoUnavailable)}`);
      case 'refused':
        setRequired(outcome.domain);
        return setFailure(messageText(outcome.message));
    }
  };

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (isFilled && !isPending) void submit();
  };

  if (owed !== undefined) {
    const leave = (told: string | null): void => {
      setOwed(undefined);
      setFailure(told);
    };
    return <FactorStep owed={owed} onSignedIn={onSignedIn} onLeft={leave} />;
  }
  return (
    <Form onSubmit={onSubmit} aria-label={t(($) => $.session.title)}>
      {failure === null ? notice : <FormError>{failure}</FormError>}
      <TextField
        label={t(($) => $.session.username)}
        inputRef={name}
        value={username}
        onChange={setUsername}
        name="username"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a sign-in has nothing to be read before its first field
        autoFocus={expected === ''}
        autoComplete="username webauthn"
        spellCheck="false"
      />
      <PasswordField
        label={t(($) => $.session.password)}
        inputRef={secret}
        value={password}
        onChange={setPassword}
        name="password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- in the dialog it is all that is asked for
        autoFocus={expected !== ''}
      />
      <Button type="submit" variant="primary" isFullWidth isDisabled={!isFilled} isPending={isPending}>
        {t(($) => $.session.submit)}
      </Button>
      <PasskeyButton nameRef={name} onSignedIn={onSignedIn} onFailed={setFailure} onRequired={setRequired} />
      {(mayHaveSso || required !== undefined) && <SsoButton key={required} required={required} isBeside={isOnScreen} />}
      {children}
    </Form>
  );
}
