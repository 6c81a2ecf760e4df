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
import { LanguageMenu } from '../../lib/platform/i18n/LanguageMenu.tsx';
import type { Access } from '../../lib/platform/routes/access.ts';
import { HOME, type RouteFlags } from '../../lib/platform/routes/routes.ts';
import { isWithin, type NavigationEntry, type Place } from '../navigation.ts';
import { Footer } from './Footer.tsx';
import { headerLink, inSheet } from './Frame.css.ts';
import { ENTRY_ICONS } from './icons.tsx';

/** The search for a patient [OUR-740]; its keys are heard at once. */
const FindPatient = lazyPart(() => import('./find/FindPatient.tsx').then((module) => module.FindPatient), {
  failed: null,
});

interface FrameLayoutProps {
  access: Access;
  flags: RouteFlags;
  entries: readonly NavigationEntry[];
  /** Number of devices whose test needs somebody. */
  needing: number;
  /** Start of the header: the office group, or the way to the PIN. */
  start: ReactNode;
  /** End of the header: the menu of the account. */
  account: ReactNode;
  /** Whether the session is still being restored: what needs it is disabled. */
  isRestoring?: boolean;
  children: ReactNode;
}

/** Navigation, header and footer in their places. */
export function FrameLayout({
  access,
  flags,
  entries,
  needing,
  start,
  account,
  isRestoring = false,
  children,
}: FrameLayoutProps): ReactElement {
  const { t } = useTranslation();
  const [pathname] = useLocation();
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
          start={start}
          end={
            <>
              <FindPatient access={access} isDisabled={isRestoring} />
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
              {account}
            </>
          }
        />
      }
      footer={flags.footer ? <Footer /> : undefined}
    >
      {children}
    </AppFrame>
  );
}
