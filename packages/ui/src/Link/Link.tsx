import type { ReactElement, ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { link } from './Link.css.ts';

/** Props of {@link Link}. */
export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  /**
   * The appearance: `inline` inside a sentence, `quiet` where the context shows that it is a link.
   * @default 'inline'
   */
  variant?: 'inline' | 'quiet';
  /** The text of the link, understandable on its own. */
  children: ReactNode;
}

/**
 * A link to another location. Navigation goes through the application's router with React Aria's `RouterProvider`.
 * @selector [data-component="Link"] The link.
 */
export function Link({ variant, ...props }: LinkProps): ReactElement {
  return <AriaLink {...props} className={link({ variant })} data-component="Link" />;
}
