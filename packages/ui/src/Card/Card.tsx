import { type ReactElement, type ReactNode, useId } from 'react';
import { actions as actionsStyle, card, header, title as titleStyle } from './Card.css.ts';

/** Props of {@link Card}. */
export interface CardProps {
  /** The content of the card. */
  children: ReactNode;
  /** The heading of the card. It also serves as the accessible name. */
  title?: string;
  /**
   * The level of the heading.
   * @default 2
   */
  level?: 2 | 3 | 4;
  /** Controls at the end of the heading line. */
  actions?: ReactNode;
  /**
   * The padding: none, 12 or 16 pixels. Use `none` for a plot or table that reaches the border; the heading keeps its
   * distance.
   * @default 'medium'
   */
  padding?: 'none' | 'small' | 'medium';
  /**
   * Whether the card has larger corners, for a card that fills much of the screen, such as a plot.
   * @default false
   */
  isRound?: boolean;
  /** The border colour that marks the one card in use: the accent or the colour of an eye. */
  outline?: 'accent' | 'OD' | 'OS';
  /** The accessible name of a card without a title. */
  'aria-label'?: string;
}

/**
 * A surface that groups related content.
 * @selector [data-component="Card"] The card.
 * @selector [data-outline] On the card: `accent`, `OD` or `OS`, if it is outlined.
 * @selector [data-part="header"] The line with title and controls.
 * @selector [data-part="title"] The title.
 * @selector [data-part="actions"] The controls.
 */
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
        <div className={header({ isAlone: padding === 'none' })} data-part="header">
          {title !== undefined && (
            <Heading id={titleId} className={titleStyle} data-part="title">
              {title}
            </Heading>
          )}
          {actions !== undefined && (
            <div className={actionsStyle} data-part="actions">
              {actions}
            </div>
          )}
        </div>
      )}
      {children}
    </div>
  );
}
