import type { ReactElement, ReactNode } from 'react';
import { Text as AriaText } from 'react-aria-components';
import { text } from './Text.css.ts';

/** Props of {@link Text}. */
export interface TextProps {
  /** The text. */
  children: ReactNode;
  /**
   * The element: a paragraph, or a part of one.
   * @default 'p'
   */
  as?: 'p' | 'span';
  /**
   * How large it is set.
   * @default 'md'
   */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /**
   * The colour. What `positive`, `caution` and `critical` say must be said in words too.
   * @default 'primary'
   */
  tone?: 'primary' | 'secondary' | 'quiet' | 'positive' | 'caution' | 'critical';
  /**
   * The font weight.
   * @default 'regular'
   */
  weight?: 'regular' | 'medium' | 'strong';
  /**
   * Whether it is set in the monospaced font, for numbers that are compared.
   * @default false
   */
  isNumeric?: boolean;
  /** The id, to describe something by it with `aria-describedby`. */
  id?: string;
  /** `description` or `errorMessage` of the React Aria component it stands in. */
  slot?: string;
}

/**
 * Text in the sizes, colours and weights of the theme.
 * @selector [data-component="Text"] The text.
 */
export function Text({
  children,
  as = 'p',
  size = 'md',
  tone = 'primary',
  weight = 'regular',
  isNumeric = false,
  id,
  slot,
}: TextProps): ReactElement {
  return (
    <AriaText
      elementType={as}
      className={text({ as, size, tone, weight, font: isNumeric ? 'mono' : 'body' })}
      data-component="Text"
      {...(id !== undefined && { id })}
      {...(slot !== undefined && { slot })}
    >
      {children}
    </AriaText>
  );
}
