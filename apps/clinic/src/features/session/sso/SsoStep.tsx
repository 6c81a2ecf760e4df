import { Button, FormError, Link, ProgressBar, SignInScreen } from '@isopter/ui';
import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { ScreenTitle } from '../../../lib/platform/brand/ScreenTitle.tsx';
import { LanguageButton } from '../../../lib/platform/i18n/LanguageButton.tsx';
import { session } from '../../../lib/platform/session/session.ts';

/** Props of {@link SsoStep}. */
export interface SsoStepProps {
  /** Handles the query of the address. @returns the next path, or null if the server cannot be reached */
  step: (query: URLSearchParams) => Promise<string | null>;
}

/** Guards against the remount during sign-in, which clears the query. */
let isUnderWay = false;

/** A screen that runs one step of a single sign-on automatically, once, and lets the user retry. */
export function SsoStep({ step }: SsoStepProps): ReactElement {
  const { t } = useTranslation();
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const [given] = useState(() => new URLSearchParams(search));
  const [isUnreachable, setUnreachable] = useState(false);

  // the query contains a secret: it must not stay in the address or the history
  useEffect(() => {
    if (search !== '') navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);

  const go = (): void => {
    isUnderWay = true;
    void step(given).then((path) => {
      isUnderWay = false;
      if (path === null) setUnreachable(true);
      else navigate(path, { replace: true });
    });
  };
  const again = (): void => {
    setUnreachable(false);
    go();
  };
  // a code is good once, and so is the first time this is drawn
  const hasGone = useRef(false);
  const goAtOnce = useEffectEvent(() => {
    if (!hasGone.current && !isUnderWay) go();
    hasGone.current = true;
  });
  useEffect(() => {
    goAtOnce();
    return () => {
      // left by who is not signed in: what is still under way leads nowhere
      if (session.current === null) isUnderWay = false;
    };
  }, []);

  const title = t(($) => $.session.sso.title);
  return (
    <SignInScreen title={title} footer={<LanguageButton />}>
      <ScreenTitle>{title}</ScreenTitle>
      {isUnreachable ? (
        <>
          <FormError>{t(($) => $.session.unreachable)}</FormError>
          <Button variant="primary" isFullWidth onPress={again}>
            {t(($) => $.common.retry)}
          </Button>
          <Link href="/login">{t(($) => $.session.toSignIn)}</Link>
        </>
      ) : (
        <ProgressBar label={t(($) => $.session.sso.finishing)} isIndeterminate />
      )}
    </SignInScreen>
  );
}
