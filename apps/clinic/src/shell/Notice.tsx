import { EmptyState, LinkButton, SignInScreen } from '@isopter/ui';
import { InfoIcon } from '@isopter/ui/icons';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { ScreenTitle } from '../lib/platform/brand/ScreenTitle.tsx';
import { session } from '../lib/platform/session/session.ts';
import { centred } from '../lib/frame/screen/Notice.css.ts';
import { useHome } from './useHome.ts';

interface NoticeProps {
  title: string;
  children: ReactNode;
}

/** A screen that only says something and shows the way on: inside the frame, or as large as the sign-in before it. */
export function Notice({ title, children }: NoticeProps): ReactElement {
  const { t } = useTranslation();
  const { current } = useSnapshot(session);
  const home = useHome();
  if (current === null) {
    return (
      <SignInScreen title={title}>
        <ScreenTitle>{title}</ScreenTitle>
        <p>{children}</p>
        <LinkButton href="/login" variant="primary" isFullWidth>
          {t(($) => $.session.toSignIn)}
        </LinkButton>
      </SignInScreen>
    );
  }
  return (
    <div className={centred}>
      <ScreenTitle>{title}</ScreenTitle>
      <EmptyState
        title={title}
        headingLevel={1}
        icon={<InfoIcon />}
        action={
          <LinkButton href={home.href} variant="primary">
            {home.label}
          </LinkButton>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
