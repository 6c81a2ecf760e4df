import { type ReactElement, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { Link } from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MenuIcon } from '../icons/index.ts';
import { lazyOverlay } from '../lazy/lazyOverlay.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { useTexts } from '../texts/Texts.tsx';
import { appFrameTexts } from './AppFrame.texts.ts';
import {
  footer as footerStyle,
  frame,
  header as headerStyle,
  headerHome,
  home,
  main,
  side,
  skip,
} from './AppFrame.css.ts';
import { FrameContext } from './FrameContext.ts';
import { useFrameLayout } from './useFrameLayout.ts';

/** Loaded with the first narrow screen. */
const NavigationSheet = lazyOverlay(
  () => import('./NavigationSheet.tsx').then((module) => module.NavigationSheet),
  ({ onOpenChange }) => onOpenChange(false),
  ({ isOpen }) => isOpen,
);

/** Props of {@link AppFrame}. */
export interface AppFrameProps {
  /** The screen. */
  children: ReactNode;
  /** An AppNavigation; screens without one, such as a monitor, show the logo in the header. */
  navigation?: ReactNode;
  /** An AppHeader; left out, the screen has the whole height. */
  header?: ReactNode;
  /**
   * The header has no ground of its own.
   * @default false
   */
  isHeaderTransparent?: boolean;
  /** A line below the screen: legal texts, the logo of a partner. */
  footer?: ReactNode;
  /**
   * Where the logo leads.
   * @default '/'
   */
  homeHref?: string;
  /** Where one is; the sheet closes when it changes. */
  path?: string;
}

/**
 * The frame around every screen: navigation at the inline start, header, the screen as the main landmark, footer, and a
 * link that skips to the screen. The navigation is 232 pixels wide, icons under 1100, a sheet under 720.
 */
export function AppFrame({
  children,
  navigation,
  header,
  isHeaderTransparent = false,
  footer,
  homeHref = '/',
  path,
}: AppFrameProps): ReactElement {
  const texts = useTexts(appFrameTexts);
  const width = useFrameLayout();
  const layout = navigation === undefined ? 'none' : width;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [shownPath, setShownPath] = useState(path);
  if (shownPath !== path) {
    setShownPath(path);
    setSheetOpen(false);
  }
  const screen = useRef<HTMLElement>(null);
  const onNavigate = useCallback(() => setSheetOpen(false), []);
  const context = useMemo(() => ({ layout: width, onNavigate }), [width, onNavigate]);
  const isBeside = layout === 'full' || layout === 'icons';
  return (
    <FrameContext value={context}>
      <div className={frame({ layout })} data-component="AppFrame" data-layout={layout}>
        <a
          className={skip}
          href="#main"
          onClick={(event) => {
            event.preventDefault();
            screen.current?.focus();
          }}
        >
          {texts.skipToContent}
        </a>
        {isBeside && (
          <div className={side} data-part="side">
            <Link className={home({ layout })} href={homeHref}>
              <Logo isMarkOnly={layout === 'icons'} />
            </Link>
            {navigation}
          </div>
        )}
        {header !== undefined && (
          <header className={headerStyle({ layout, isTransparent: isHeaderTransparent })} data-part="header">
            {layout === 'sheet' && (
              <IconButton label={texts.openNavigation} icon={<MenuIcon />} onPress={() => setSheetOpen(true)} />
            )}
            {!isBeside && (
              <Link className={headerHome} href={homeHref}>
                <Logo isMarkOnly={width === 'sheet'} />
              </Link>
            )}
            {header}
          </header>
        )}
        <main ref={screen} id="main" className={main} tabIndex={-1} data-part="main">
          {children}
        </main>
        {footer !== undefined && (
          <footer className={footerStyle} data-part="footer">
            {footer}
          </footer>
        )}
        {layout === 'sheet' && (
          <NavigationSheet
            isOpen={isSheetOpen}
            onOpenChange={setSheetOpen}
            navigation={navigation}
            logo={
              <Link className={home({ layout })} href={homeHref} onPress={onNavigate}>
                <Logo />
              </Link>
            }
          />
        )}
      </div>
    </FrameContext>
  );
}
