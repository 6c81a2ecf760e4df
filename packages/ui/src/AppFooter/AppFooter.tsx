import type { ReactElement, ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { copyright as copyrightStyle, entry, footer, links as linksStyle } from './AppFooter.css.ts';

/** A link in the footer. */
export interface FooterLink {
  /** The visible text of the link. */
  label: string;
  /** The URL of the link. */
  href: string;
}

/** Props of {@link AppFooter}. */
export interface AppFooterProps {
  /** The copyright notice, usually the owner and the first year. */
  copyright: ReactNode;
  /**
   * Links shown on every screen, such as help, contact and about.
   * @default []
   */
  links?: readonly FooterLink[];
}

/**
 * The line below a screen: the product's or partner's logo, the copyright notice and a few links. For the `footer` of
 * an AppFrame.
 * @selector [data-component="AppFooter"] The line.
 * @selector [data-part="copyright"] The copyright notice.
 * @selector [data-part="links"] The list of links.
 */
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
