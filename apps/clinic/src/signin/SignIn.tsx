import { AUTOFILL_DELAY } from '@isopter/contract';
import { Button, Form, FormError, Link, PasswordField, SignInScreen, TextField } from '@isopter/ui';
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { ScreenTitle } from '../brand/ScreenTitle.tsx';
import { useMessageText } from '../errors/useMessageText.ts';
import { session } from '../session/session.ts';
import type { Outcome } from './attempt.ts';
import { LanguageButton } from './LanguageButton.tsx';

/** The way to the server is loaded while the person types: the form needs none of it to be shown. */
async function attempt(username: string, password: string): Promise<Outcome> {
  const loaded = await preload();
  return loaded === null ? { kind: 'unreachable' } : loaded.attempt(username, password);
}
const preload = (): Promise<typeof import('./attempt.ts') | null> => import('./attempt.ts').catch(() => null);

/** Signing in (AUTH-01 to AUTH-03, AUTH-05, AUTH-10, AUTH-11). */
export function SignIn(): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const messageText = useMessageText();
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
  useEffect(() => {
    if (isFilled) void preload();
  }, [isFilled]);

  const submit = async (): Promise<void> => {
    setPending(true);
    setFailure(null);
    const outcome = await attempt(username, password);
    setPending(false);
    switch (outcome.kind) {
      case 'signed-in':
        return navigate(outcome.path, { replace: true });
      case 'elsewhere':
        return location.assign(outcome.url);
      case 'second-factor':
        return setFailure(t(($) => $.session.furtherStep));
      case 'unreachable':
        return setFailure(t(($) => $.session.unreachable));
      case 'refused':
        return setFailure(messageText(outcome.message));
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
