import { AppFrame, lazyPart } from '@isopter/ui';
import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useNeeding } from '../../lib/domain/alarm/useNeeding.ts';
import type { Access } from '../../lib/platform/routes/access.ts';
import { navigationFor } from '../navigation.ts';
import type { RouteFlags } from '../../lib/platform/routes/routes.ts';
import { ClockNotice } from '../../lib/frame/screen/ClockNotice.tsx';
import { notice } from './Frame.css.ts';
import { FrameLayout } from './FrameLayout.tsx';
import { OfficeGroup } from './OfficeGroup.tsx';
import { LockedNavigation } from './LockedNavigation.tsx';
import { NewerBuild } from './NewerBuild.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { UserMenu } from './UserMenu.tsx';

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
  const entries = navigationFor(access);
  const needing = useNeeding(entries.some(({ id }) => id === 'today'));
  return (
    <FrameLayout
      {...{ access, flags, entries, needing }}
      start={access.demo_mode ? <LockedNavigation /> : <OfficeGroup />}
      account={!access.demo_mode && <UserMenu entries={entries.filter(({ place }) => place === 'user')} />}
    >
      <Notices access={access} />
      {children}
    </FrameLayout>
  );
}
