import type { ReactElement, ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { link } from './Link.css.ts';

/** Props of {@link Link}. */
export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  /**
   * `inline` inside a sentence, `quiet` where the place says that it is a link.
   * @default 'inline'
   */
  variant?: 'inline' | 'quiet';
  /** Where it leads, in words that stand for themselves. */
  children: ReactNode;
}

/** Goes somewhere. The application's router takes over through React Aria's `RouterProvider`. */
export function Link({ variant, ...props }: LinkProps): ReactElement {
  return <AriaLink {...props} className={link({ variant })} data-component="Link" />;
}
