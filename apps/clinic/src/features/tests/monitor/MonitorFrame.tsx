import { AppFrame, SplitView, useMatches } from '@isopter/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { MonitorHeader, type MonitorHeaderProps, NarrowMonitorHeader } from './header/MonitorHeader.tsx';

/** Props of {@link MonitorFrame}. */
export interface MonitorFrameProps extends MonitorHeaderProps {
  /** The field, the list, whatever the monitor shows. */
  children: ReactNode;
  /** Device and patient. */
  panel: ReactNode;
  /** The state of the test and what steers it: always in reach. None before there is a test. */
  bar?: ReactNode;
}

/** Breadcrumbs and the clinic need more than a phone has. */
const NARROW = '(width < 720px)';

/** The common frame of all monitors: back link, office, side panel, bar [MON-06, MON-13]. */
export function MonitorFrame({ children, panel, bar, findingsPath, ...rest }: MonitorFrameProps): ReactElement {
  const { t } = useTranslation();
  const [path] = useLocation();
  const isNarrow = useMatches(NARROW);
  // visitors of the demo mode have no way but the one back to the start screen
  const { demo_mode } = useSignedIn();
  const header = { ...rest, ...(findingsPath !== undefined && !demo_mode && { findingsPath }) };
  return (
    <AppFrame
      path={path}
      homeHref={isNarrow || demo_mode ? null : '/patients'}
      header={isNarrow ? <NarrowMonitorHeader {...header} /> : <MonitorHeader {...header} />}
    >
      <SplitView panel={panel} panelLabel={t(($) => $.monitor.panel)} bar={bar} barLabel={t(($) => $.monitor.controls)}>
        {children}
      </SplitView>
    </AppFrame>
  );
}
