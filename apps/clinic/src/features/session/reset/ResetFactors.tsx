import { ApiError, messageOf } from '@isopter/api-client';
import { ERROR } from '@isopter/contract';
import { Button, FormError, Link, PasswordField, SignInScreen, Text, toasts } from '@isopter/ui';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { ScreenTitle } from '../../../lib/platform/brand/ScreenTitle.tsx';
import { useMessageText } from '../../../lib/platform/errors/useMessageText.ts';
import { Form } from '../../../lib/frame/form/Form.tsx';
import { LanguageButton } from '../../../lib/platform/i18n/LanguageButton.tsx';
import { leaveSession } from '../../../lib/platform/session/endSession.ts';
import { session } from '../../../lib/platform/session/session.ts';
import { confirmFactorReset } from './calls.ts';
import { useFailureText } from './useFailureText.ts';

/** /reset-factors: the user confirms the removal of their lost second factors, which an administrator has started [OUR-496]. */
export function ResetFactors(): ReactElement {
  const { t } = useTranslation();
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const messageText = useMessageText();
  const failureText = useFailureText();
  const [{ code, isBySso }] = useState(() => {
    const link = new URLSearchParams(search);
    return { code: link.get('code'), isBySso: link.has('sso') };
  });
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isGone, setGone] = useState(code === null);
  const [isPending, setPending] = useState(false);

  // a code is a secret: it must stay neither in the address nor in the history
  useEffect(() => {
    if (search !== '') navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);

  const fail = (error: unknown): void => {
    if (!(error instanceof ApiError) || error.offline || error.status === 429) {
      setFailure(
        failureText(
          error,
          t(($) => $.errors.somethingWentWrong),
        ),
      );
    } else if (error.detail === ERROR.SSO_REQUIRED) {
      setFailure(t(($) => $.resetFactors.signInFirst));
    } else if (error.fields['password'] !== undefined) {
      setProblem(t(($) => $.resetFactors.wrongPassword));
    } else if (error.status === 400) {
      setGone(true);
    } else {
      setFailure(messageText(messageOf(error, 'login')));
    }
  };
  const confirm = async (): Promise<void> => {
    setPending(true);
    setFailure(null);
    try {
      await confirmFactorReset(code ?? '', isBySso ? undefined : password);
    } catch (error) {
      fail(error);
      return;
    } finally {
      setPending(false);
    }
    if (session.current !== null) leaveSession();
    session.has_told = true;
    toasts.show({ tone: 'positive', message: t(($) => (isBySso ? $.resetFactors.doneBySso : $.resetFactors.done)) });
    navigate('/login', { replace: true });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady && !isPending) void confirm();
  };

  const isReady = isBySso || password !== '';
  const title = t(($) => $.resetFactors.title);
  return (
    <SignInScreen title={title} footer={<LanguageButton />}>
      <ScreenTitle>{title}</ScreenTitle>
      {isGone ? (
        <FormError>{t(($) => $.resetFactors.invalid)}</FormError>
      ) : (
        <Form aria-label={title} onSubmit={submit}>
          {failure !== null && <FormError>{failure}</FormError>}
          <Text>{t(($) => $.resetFactors.hint)}</Text>
          {isBySso ? (
            <Text>{t(($) => $.resetFactors.ssoHint)}</Text>
          ) : (
            <PasswordField
              label={t(($) => $.resetFactors.password)}
              value={password}
              onChange={(typed) => {
                setPassword(typed);
                setProblem(undefined);
              }}
              errorMessage={problem}
              autoComplete="current-password"
              isRequired
            />
          )}
          <Button type="submit" variant="dangerPrimary" isFullWidth isDisabled={!isReady} isPending={isPending}>
            {t(($) => $.resetFactors.confirm)}
          </Button>
        </Form>
      )}
      <Link href="/login">{t(($) => $.reset.toSignIn)}</Link>
    </SignInScreen>
  );
}
