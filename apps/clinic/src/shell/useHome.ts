import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { accessOf } from '../lib/platform/session/accessOf.ts';
import { session, type SignedIn } from '../lib/platform/session/session.ts';
import { homeOf } from './home.ts';
import { HOME } from '../lib/platform/routes/routes.ts';

/** The way back that works for the person who is signed in: the patients, or where they land instead. */
export function useHome(): { href: string; label: string } {
  const { t } = useTranslation();
  const { current } = useSnapshot(session);
  const href = current === null ? HOME : homeOf(accessOf(current as SignedIn));
  return { href, label: href === HOME ? t(($) => $.navigation.home) : t(($) => $.navigation.start) };
}
