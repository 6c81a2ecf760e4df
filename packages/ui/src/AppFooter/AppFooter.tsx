import type { ReactElement, ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { copyright as copyrightStyle, entry, footer, links as linksStyle } from './AppFooter.css.ts';

/** A place the footer leads to. */
export interface FooterLink {
  /** What it is. */
  label: string;
  /** Where it leads. */
  href: string;
}

/** Props of {@link AppFooter}. */
export interface AppFooterProps {
  /** Whose the application is, and since when. */
  copyright: ReactNode;
  /**
   * Places that belong to every screen: help, contact, about.
   * @default []
   */
  links?: readonly FooterLink[];
}

/** The line under a screen: the logo, ours or the partner's, the copyright and a few links; for an AppFrame's footer. */
export function AppFooter({ copyright, links = [] }: AppFooterProps): ReactElement {
  return (
    <div className={footer} data-component="AppFooter">
      <Logo isMarkOnly />
      {links.length > 0 && (
        <ul className={linksStyle} data-part="links">
          {links.map(({ label, href }) => (
            <li key={href} className={entry}>
              <Link variant="quiet" href={href}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <span className={copyrightStyle} data-part="copyright">
        {copyright}
      </span>
    </div>
  );
}
