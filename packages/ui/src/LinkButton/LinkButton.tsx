import type { ReactElement } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { button, words } from '../Button/Button.css.ts';
import type { ButtonLook } from '../Button/Button.tsx';

/** Props of {@link LinkButton}. */
export interface LinkButtonProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'>, ButtonLook {
  /** The URL of the link. */
  href: string;
}

/**
 * A link that looks like a button, for the main way forward from a view.
 * @selector [data-component="LinkButton"] The link.
 */
export function LinkButton({ variant, size, icon, isFullWidth, children, ...props }: LinkButtonProps): ReactElement {
  return (
    <AriaLink {...props} className={button({ variant, size, isFullWidth })} data-component="LinkButton">
      {icon}
      <span className={words}>{children}</span>
    </AriaLink>
  );
}
