import { type ReactElement, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useLandmark } from 'react-aria/useLandmark';
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
  menuButton,
  side,
  skip,
} from './AppFrame.css.ts';
import { FrameContext } from './FrameContext.ts';
import { useFrameLayout } from './useFrameLayout.ts';
import { useKeptFocus } from './useKeptFocus.ts';

/** Loaded with the first narrow screen. */
const NavigationSheet = lazyOverlay(
  () => import('./NavigationSheet.tsx').then((module) => module.NavigationSheet),
  ({ onOpenChange }) => onOpenChange(false),
  ({ isOpen }) => isOpen,
);

/** Props of {@link AppFrame}. */
export interface AppFrameProps {
  /** The content of the screen. */
  children: ReactNode;
  /** An AppNavigation. Screens without one, such as a monitor, show the logo in the header. */
  navigation?: ReactNode;
  /**
   * Whether the navigation is shown only as a sheet on narrow windows, because it has no separate entries.
   * @default false
   */
  isSheetOnly?: boolean;
  /** An AppHeader. If omitted, the screen takes the full height. */
  header?: ReactNode;
  /**
   * Whether the header is transparent, without a background.
   * @default false
   */
  isHeaderTransparent?: boolean;
  /** Content of the line below the screen, such as legal texts or a partner's logo. */
  footer?: ReactNode;
  /**
   * The URL the logo links to; `null` for no logo, if the header has its own back link.
   * @default '/'
   */
  homeHref?: string | null;
  /** The current path. When it changes the navigation sheet closes, and focus that would be lost goes to the screen. */
  path?: string;
}

/**
 * The frame around every screen: navigation at the inline start, header, the screen as the main landmark, footer, and a
 * link that skips to the screen. The navigation is 232 pixels wide; it shrinks to icons below 1100 pixels of window
 * width and becomes a sheet below 720, with larger text in wider windows already.
 * @selector [data-component="AppFrame"] The frame.
 * @selector [data-layout] On the frame: `full` with labels, `icons` with icons only, or `sheet` with the navigation
 *   behind a button.
 * @selector [data-part="side"] The navigation column at the inline start.
 * @selector [data-part="sheet"] The navigation sheet on narrow windows.
 * @selector [data-part="header"] The header.
 * @selector [data-part="main"] The main landmark with the screen.
 * @selector [data-part="footer"] The footer.
 */
export function AppFrame({
  children,
  navigation,
  isSheetOnly = false,
  header,
  isHeaderTransparent = false,
  footer,
  homeHref = '/',
  path,
}: AppFrameProps): ReactElement {
  const texts = useTexts(appFrameTexts);
  const width = useFrameLayout();
  const layout = navigation === undefined || (isSheetOnly && width !== 'sheet') ? 'none' : width;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [shownPath, setShownPath] = useState(path);
  if (shownPath !== path) {
    setShownPath(path);
    setSheetOpen(false);
  }
  const screen = useRef<HTMLElement>(null);
  const { landmarkProps } = useLandmark({ role: 'main' }, screen);
  useKeptFocus(screen, path);
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
            {homeHref !== null && (
              <nav aria-label={texts.home}>
                <Link className={home({ layout })} href={homeHref}>
                  <Logo isMarkOnly={layout === 'icons'} />
                </Link>
              </nav>
            )}
            {navigation}
          </div>
        )}
        {header !== undefined && (
          <header className={headerStyle({ layout, isTransparent: isHeaderTransparent })} data-part="header">
            {layout === 'sheet' && (
              <div className={menuButton}>
                <IconButton label={texts.openNavigation} icon={<MenuIcon />} onPress={() => setSheetOpen(true)} />
              </div>
            )}
            {!isBeside && homeHref !== null && (
              <Link className={headerHome({ layout })} href={homeHref}>
                <Logo isMarkOnly={width === 'sheet'} />
              </Link>
            )}
            {header}
          </header>
        )}
        <main {...landmarkProps} ref={screen} id="main" className={main} tabIndex={-1} data-part="main">
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
              homeHref !== null && (
                <Link className={home({ layout })} href={homeHref} onPress={onNavigate}>
                  <Logo />
                </Link>
              )
            }
          />
        )}
      </div>
    </FrameContext>
  );
}
