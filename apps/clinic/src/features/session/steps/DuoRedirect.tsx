import { Button, FormError, Link, ProgressBar, SignInScreen } from '@isopter/ui';
import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { ScreenTitle } from '../../../lib/platform/brand/ScreenTitle.tsx';
import { useMessageText } from '../../../lib/platform/errors/useMessageText.ts';
import { LanguageButton } from '../../../lib/platform/i18n/LanguageButton.tsx';
import { session } from '../../../lib/platform/session/session.ts';
import { FactorStep } from './FactorStep.tsx';
import { attemptDuo } from './loadStep.ts';
import type { OwedStep } from '../signIn.ts';

type Step = 'checking' | 'unreachable' | OwedStep;

/** Guards against the remount during sign-in, which clears the query. */
let isUnderWay = false;

/** /duo/redirect: checks Duo's answer once and continues the sign-in (AUTH-12, AUTH-13). */
export function DuoRedirect(): ReactElement {
  const { t } = useTranslation();
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const messageText = useMessageText();
  const [given] = useState(() => new URLSearchParams(search));
  const [step, setStep] = useState<Step>('checking');

  // a code is a secret: it must not stay in the address, nor in the history
  useEffect(() => {
    if (search !== '') navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);

  const goOn = (path: string): void => navigate(path, { replace: true });
  /** To the sign-in, which says why. */
  const leave = (failure: string | null): void => {
    session.refusal = failure;
    goOn('/login');
  };
  const check = (): void => {
    const [state, code] = [given.get('state'), given.get('duo_code')];
    if (!state || !code) return leave(messageText({ key: 'secondFactorFailed' }));
    isUnderWay = true;
    void attemptDuo(state, code).then((outcome) => {
      isUnderWay = false;
      switch (outcome.kind) {
        case 'signed-in':
          return goOn(outcome.path);
        case 'elsewhere':
          return location.assign(outcome.url);
        case 'factor':
          return setStep(outcome);
        case 'unreachable':
          return setStep('unreachable');
        case 'unavailable':
        case 'refused':
          return leave(messageText(outcome.message));
      }
    });
  };
  const again = (): void => {
    setStep('checking');
    check();
  };
  // a code is good once, and so is the first time this is drawn
  const isAsked = useRef(false);
  const checkAtOnce = useEffectEvent(() => {
    if (!isAsked.current && !isUnderWay) check();
    isAsked.current = true;
  });
  useEffect(() => {
    checkAtOnce();
    return () => {
      // left by who is not signed in: what is still checked leads nowhere
      if (session.current === null) isUnderWay = false;
    };
  }, []);

  const title = t(($) => $.session.title);
  return (
    <SignInScreen title={title} footer={<LanguageButton />}>
      <ScreenTitle>{title}</ScreenTitle>
      {step === 'checking' && <ProgressBar label={t(($) => $.session.checkingDuo)} isIndeterminate />}
      {typeof step === 'object' && <FactorStep owed={step} onSignedIn={goOn} onLeft={leave} />}
      {step === 'unreachable' && (
        <>
          <FormError>{t(($) => $.session.unreachable)}</FormError>
          <Button variant="primary" isFullWidth onPress={again}>
            {t(($) => $.common.retry)}
          </Button>
          <Link href="/login">{t(($) => $.reset.toSignIn)}</Link>
        </>
      )}
    </SignInScreen>
  );
}
