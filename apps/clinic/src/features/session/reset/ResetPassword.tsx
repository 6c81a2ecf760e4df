import { Button, Link, SignInScreen, toasts } from '@isopter/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { ScreenTitle } from '../../../lib/platform/brand/ScreenTitle.tsx';
import { LanguageButton } from '../../../lib/platform/i18n/LanguageButton.tsx';
import { leaveAll } from '../../../lib/frame/leaving/leaving.ts';
import { HOME } from '../../../lib/platform/routes/routes.ts';
import { session } from '../../../lib/platform/session/session.ts';
import { loadSession, signOut } from '../signIn.ts';
import { AskStep } from './AskStep.tsx';
import { LinkStep } from './LinkStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { PinStep } from './PinStep.tsx';
import { type Step, stepAt } from './step.ts';

/** Says it in a toast, also where nobody is signed in. */
const tell = (tone: 'positive' | 'critical', message: string): void => {
  session.has_told = true;
  toasts.show({ tone, message });
};

/** A new password for who forgot theirs, or has to change it: /forgot and /reset-password (RESET-01 to RESET-11). */
export function ResetPassword(): ReactElement {
  const { t } = useTranslation();
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const [step, setStep] = useState<Step>(() => stepAt(search, session.current?.user ?? null));

  // a code is a secret: it must not stay in the address, nor in the history
  useEffect(() => {
    if (search !== '') navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);

  const toSignIn = (tone: 'positive' | 'critical', message: string): void => {
    tell(tone, message);
    navigate('/login', { replace: true });
  };
  const changed = async (): Promise<void> => {
    const message = t(($) => $.reset.resetPasswordSuccess);
    if (step.is !== 'expired') {
      toSignIn('positive', message);
      return;
    }
    await loadSession().catch(() => {
      // changed it is, whatever became of the network since
      if (session.current !== null) session.current.user.force_password_change_on_next_login = false;
    });
    tell('positive', message);
    navigate(HOME, { replace: true });
  };

  const titles = {
    ask: t(($) => $.reset.title),
    link: t(($) => $.reset.passwordTitle),
    pin: t(($) => $.reset.pinTitle),
    password: t(($) => $.reset.passwordTitle),
    expired: t(($) => $.reset.passwordTitle),
  } satisfies Record<Step['is'], string>;
  const title = titles[step.is];

  const shown = (): ReactElement => {
    switch (step.is) {
      case 'ask':
        return (
          <AskStep
            onLinkSent={() =>
              toSignIn(
                'positive',
                t(($) => $.reset.startResetPasswordSuccess),
              )
            }
            onPinSent={(login) => setStep({ is: 'pin', login })}
          />
        );
      case 'pin':
        return (
          <PinStep
            phone={step.login}
            onChecked={(pin) => setStep({ is: 'password', login: step.login, pin })}
            onAgain={() => setStep({ is: 'ask' })}
          />
        );
      case 'link':
        return (
          <LinkStep
            email={step.login}
            code={step.pin}
            onChecked={() => setStep({ ...step, is: 'password' })}
            onRefused={() =>
              toSignIn(
                'critical',
                t(($) => $.reset.resetPasswordInvalidEmailOrCode),
              )
            }
          />
        );
      case 'password':
        return (
          <PasswordStep login={step.login} pin={step.pin} onChanged={changed}>
            <Link href="/login">{t(($) => $.reset.toSignIn)}</Link>
          </PasswordStep>
        );
      case 'expired':
        return (
          <PasswordStep
            login={step.login}
            notice={<p role="status">{t(($) => $.reset.passwordExpired)}</p>}
            onChanged={changed}
          >
            <Button
              variant="quiet"
              isFullWidth
              onPress={() => leaveAll(() => void signOut().then(() => navigate('/login')))}
            >
              {t(($) => $.session.logout)}
            </Button>
          </PasswordStep>
        );
    }
  };

  return (
    <SignInScreen title={title} footer={<LanguageButton />}>
      <ScreenTitle>{title}</ScreenTitle>
      {shown()}
    </SignInScreen>
  );
}
