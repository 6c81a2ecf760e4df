import { Button, LinkButton } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { accessOf } from '../lib/session/accessOf.ts';
import { session, type SignedIn } from '../lib/session/session.ts';
import { signOut } from '../features/session/signIn.ts';
import { decide } from './guards.ts';
import { leaveAll } from '../lib/leaving/leaving.ts';
import { Notice } from './Notice.tsx';
import { findRoute, HOME, type LandingPath, routeOf } from '../lib/routes/routes.ts';

/** Where somebody lands whose own screens are not built yet: says what they can do today, and the ways on. */
export function Landing(): ReactElement | null {
  const { t } = useTranslation();
  const [pathname, navigate] = useLocation();
  const { current } = useSnapshot(session);
  // signed out meanwhile: the guard leads on
  if (current === null) return null;

  const words: Record<LandingPath, { title: string; hint: string }> = {
    '/zero-pii-prompt': { title: t(($) => $.landing.keyTitle), hint: t(($) => $.landing.key) },
  };
  const path = findRoute(pathname)!.path as LandingPath;
  const { title, hint } = words[path];
  const access = accessOf(current as SignedIn);
  const mayEnter = !access.baa_pending && decide(routeOf('/patients/new'), access).allow;
  const maySeePatients = decide(routeOf(HOME), access).allow;
  const isOnlyWay = !mayEnter && !maySeePatients;
  return (
    <Notice
      title={title}
      actions={
        <>
          {mayEnter && (
            <LinkButton href="/patients/new" variant="primary">
              {t(($) => $.patients.new)}
            </LinkButton>
          )}
          {maySeePatients && <LinkButton href={HOME}>{t(($) => $.navigation.home)}</LinkButton>}
          <Button
            variant={isOnlyWay ? 'primary' : 'quiet'}
            onPress={() => leaveAll(() => void signOut().then(() => navigate('/login')))}
          >
            {t(($) => $.session.logout)}
          </Button>
        </>
      }
    >
      {hint}
    </Notice>
  );
}
