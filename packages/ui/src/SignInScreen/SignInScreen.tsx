import type { ReactElement, ReactNode } from 'react';
import { Logo } from '../Logo/Logo.tsx';
import { card, footer as footerStyle, main, screen, title as titleStyle } from './SignInScreen.css.ts';

/** Props of {@link SignInScreen}. */
export interface SignInScreenProps {
  /** The heading of the screen: "Sign in", "New password". */
  title: string;
  /** The form. */
  children: ReactNode;
  /** Content below the card: language, help, legal texts. */
  footer?: ReactNode;
}

/**
 * The frame of the screens before signing in: the logo, a card and a line below.
 * @selector [data-component="SignInScreen"] The screen.
 * @selector [data-part="card"] The card.
 * @selector [data-part="title"] The heading.
 * @selector [data-part="footer"] The content below the card.
 */
export function SignInScreen({ title, children, footer }: SignInScreenProps): ReactElement {
  return (
    <div className={screen} data-component="SignInScreen">
      <main className={main}>
        <Logo />
        <div className={card} data-part="card">
          <h1 className={titleStyle} data-part="title">
            {title}
          </h1>
          {children}
        </div>
      </main>
      {footer !== undefined && (
        <footer className={footerStyle} data-part="footer">
          {footer}
        </footer>
      )}
    </div>
  );
}
