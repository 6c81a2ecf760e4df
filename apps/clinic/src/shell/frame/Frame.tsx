import {
  AppFrame,
  AppHeader,
  AppNavigation,
  lazyPart,
  LinkButton,
  type NavigationEntry as KitEntry,
  useNumberFormat,
} from '@isopter/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useNeeding } from '../../lib/domain/alarm/useNeeding.ts';
import type { Access } from '../../lib/platform/routes/access.ts';
import { isWithin, type NavigationEntry, navigationFor, type Place } from '../navigation.ts';
import { HOME, type RouteFlags } from '../../lib/platform/routes/routes.ts';
import { Footer } from './Footer.tsx';
import { ClockNotice } from '../../lib/frame/screen/ClockNotice.tsx';
import { headerLink, inSheet, notice } from './Frame.css.ts';
import { ENTRY_ICONS } from './icons.tsx';
import { LanguageMenu } from '../../lib/platform/i18n/LanguageMenu.tsx';
import { OfficeGroup } from './OfficeGroup.tsx';
import { LockedNavigation } from './LockedNavigation.tsx';
import { NewerBuild } from './NewerBuild.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The search for a patient [OUR-740]; its keys are heard at once. */
const FindPatient = lazyPart(() => import('./find/FindPatient.tsx').then((module) => module.FindPatient), {
  failed: null,
});

/** Notices of zero-PII mode. */
const ZeroPiiNotices = lazyPart(() => import('./ZeroPiiNotices.tsx').then((module) => module.ZeroPiiNotices), {
  failed: null,
});

/** Notices about the on-premises agent. */
const AgentNotices = lazyPart(() => import('./AgentNotices.tsx').then((module) => module.AgentNotices), {
  failed: null,
});

interface FrameProps {
  access: Access;
  flags: RouteFlags;
  children: ReactNode;
}

/** Notices above the screen: problems and news. */
function Notices({ access }: { access: Access }): ReactElement {
  return (
    <>
      <OfflineNotice />
      <ClockNotice className={notice} />
      <NewerBuild />
      {access.zero_pii && <ZeroPiiNotices />}
      {access.names_at_agent && <AgentNotices />}
    </>
  );
}

/** The notices above a screen with its own header and no navigation. */
export function BareFrame({ access, children }: Omit<FrameProps, 'flags'>): ReactElement {
  const [pathname] = useLocation();
  return (
    <AppFrame homeHref={null} path={pathname}>
      <Notices access={access} />
      {children}
    </AppFrame>
  );
}

/**
 * Navigation, header and footer around a screen, as its route wants them (NAV-09, NAV-10, NAV-13). Visitors have neither navigation, the
 * menu of the account nor the search for patients (DEMO-04, OUR-271).
 */
export function Frame({ access, flags, children }: FrameProps): ReactElement {
  const { t } = useTranslation();
  const [pathname] = useLocation();
  const entries = navigationFor(access);
  const needing = useNeeding(entries.some(({ id }) => id === 'today'));
  const number = useNumberFormat();
  const toKit = ({ id, path }: NavigationEntry): KitEntry => ({
    id,
    label: t(($) => $.navigation[id]),
    icon: ENTRY_ICONS[id],
    href: path,
    isCurrent: isWithin(pathname, path),
    ...(id === 'today' && needing > 0 && { count: number(needing) }),
  });
  const at = (place: Place): NavigationEntry[] => entries.filter((entry) => entry.place === place);
  return (
    <AppFrame
      homeHref={HOME}
      path={pathname}
      isHeaderTransparent={flags.transparent_header}
      isSheetOnly={at('main').length + at('foot').length === 0}
      navigation={
        access.demo_mode ? undefined : (
          <AppNavigation
            entries={at('main').map(toKit)}
            bottomEntries={at('foot').map(toKit)}
            sheetEntries={at('header').map(toKit)}
          />
        )
      }
      header={
        <AppHeader
          start={access.demo_mode ? <LockedNavigation /> : <OfficeGroup />}
          end={
            <>
              <FindPatient access={access} />
              {at('header').map(({ id, path }) => (
                <span key={id} className={access.demo_mode ? undefined : inSheet}>
                  <LinkButton
                    href={path}
                    variant="quiet"
                    size="sm"
                    icon={ENTRY_ICONS[id]}
                    aria-label={t(($) => $.navigation[id])}
                    {...(isWithin(pathname, path) && { 'aria-current': 'page' })}
                  >
                    <span className={headerLink}>{t(($) => $.navigation[id])}</span>
                  </LinkButton>
                </span>
              ))}
              <LanguageMenu />
              {!access.demo_mode && <UserMenu entries={at('user')} />}
            </>
          }
        />
      }
      footer={flags.footer ? <Footer /> : undefined}
    >
      <Notices access={access} />
      {children}
    </AppFrame>
  );
}
