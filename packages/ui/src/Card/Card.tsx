import { type ReactElement, type ReactNode, useId } from 'react';
import { card, header, title as titleStyle } from './Card.css.ts';

/** Props of {@link Card}. */
export interface CardProps {
  /** What belongs together. */
  children: ReactNode;
  /** Heading of the card; it names the card for assistive technology. */
  title?: string;
  /**
   * Level of the heading.
   * @default 2
   */
  level?: 2 | 3 | 4;
  /** Controls at the end of the heading's line. */
  actions?: ReactNode;
  /**
   * Room between border and content: none, 12 or 16 pixels. `none` for a plot or table that reaches the border.
   * @default 'medium'
   */
  padding?: 'none' | 'small' | 'medium';
  /**
   * Larger corners, for a card that fills much of the screen, such as a plot.
   * @default false
   */
  isRound?: boolean;
  /** Colours the border of the one card in use: with the accent, or with the colour of an eye. */
  outline?: 'accent' | 'OD' | 'OS';
  /** Name for assistive technology of a card without a title. */
  'aria-label'?: string;
}

/** A surface that holds things that belong together. */
export function Card({
  children,
  title,
  level = 2,
  actions,
  padding = 'medium',
  outline,
  isRound = false,
  'aria-label': ariaLabel,
}: CardProps): ReactElement {
  const titleId = useId();
  const Heading = `h${level}` as const;
  const isNamed = title !== undefined || ariaLabel !== undefined;
  return (
    <div
      className={card({ padding, outline, isRound })}
      data-component="Card"
      data-outline={outline}
      role={isNamed ? 'group' : undefined}
      aria-label={ariaLabel}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {(title !== undefined || actions !== undefined) && (
        <div className={header} data-part="header">
          {title !== undefined && (
            <Heading id={titleId} className={titleStyle} data-part="title">
              {title}
            </Heading>
          )}
          {actions}
        </div>
      )}
      {children}
    </div>
  );
}
