import { ApiError } from '@isopter/api-client';
import { AUTOFILL_DELAY } from '@isopter/contract';
import { Button, Form, FormError, Link, PasswordField, SignInScreen, TextField } from '@isopter/ui';
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { ScreenTitle } from '../brand/ScreenTitle.tsx';
import { useErrorText } from '../errors/useErrorText.ts';
import { session } from '../session/session.ts';
import { signIn } from '../session/signIn.ts';
import { LanguageButton } from './LanguageButton.tsx';

/** Signing in (AUTH-01 to AUTH-03, AUTH-05, AUTH-10, AUTH-11). */
export function SignIn(): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const errorText = useErrorText();
  const { ended_by_inactivity } = useSnapshot(session);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
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

  const submit = async (): Promise<void> => {
    setPending(true);
    setFailure(null);
    try {
      const step = await signIn(username, password);
      if (step.kind === 'elsewhere') location.assign(step.url);
      else if (step.kind === 'second-factor') setFailure(t(($) => $.session.furtherStep));
      else navigate(step.path, { replace: true });
    } catch (error) {
      const isUnreachable = error instanceof ApiError && error.offline;
      setFailure(isUnreachable ? t(($) => $.session.unreachable) : errorText(error, 'login'));
    } finally {
      setPending(false);
    }
  };

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (isFilled && !isPending) void submit();
  };

  return (
    <SignInScreen title={t(($) => $.session.title)} footer={<LanguageButton />}>
      <ScreenTitle>{t(($) => $.session.title)}</ScreenTitle>
      <Form onSubmit={onSubmit} aria-label={t(($) => $.session.title)}>
        {failure !== null && <FormError>{failure}</FormError>}
        {failure === null && ended_by_inactivity && <p role="status">{t(($) => $.session.signedOutInactive)}</p>}
        <TextField
          label={t(($) => $.session.username)}
          inputRef={name}
          value={username}
          onChange={setUsername}
          name="username"
          autoComplete="username"
          spellCheck="false"
        />
        <PasswordField
          label={t(($) => $.session.password)}
          inputRef={secret}
          value={password}
          onChange={setPassword}
          name="password"
        />
        <Button type="submit" variant="primary" isFullWidth isDisabled={!isFilled} isPending={isPending}>
          {t(($) => $.session.submit)}
        </Button>
        <Link href="/forgot">{t(($) => $.session.forgot)}</Link>
      </Form>
    </SignInScreen>
  );
}
