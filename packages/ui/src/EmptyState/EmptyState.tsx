import type { ReactElement, ReactNode } from 'react';
import { SearchIcon } from '../icons/index.ts';
import { actions, description, icon as iconStyle, state, title as titleStyle } from './EmptyState.css.ts';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** The title: what is empty, for example "No results found". */
  title: string;
  /**
   * The heading level of the title, for an empty state that stands for a whole screen. If omitted, the title is not a
   * heading.
   */
  headingLevel?: 1 | 2;
  /** The reason why the list is empty, and what to do about it. */
  children?: ReactNode;
  /**
   * An icon shown above the title.
   * @default <SearchIcon />
   */
  icon?: ReactNode;
  /** A button that creates the first item or clears the search. */
  action?: ReactNode;
}

/**
 * Shown instead of an empty list. For a loading failure use ErrorState.
 * @selector [data-component="EmptyState"] The message.
 * @selector [data-part="icon"] The icon.
 * @selector [data-part="title"] The title.
 * @selector [data-part="description"] The explanation.
 * @selector [data-part="actions"] The button.
 */
export function EmptyState({
  title,
  headingLevel,
  children,
  icon = <SearchIcon />,
  action,
}: EmptyStateProps): ReactElement {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div className={state} data-component="EmptyState">
      <span className={iconStyle({ tone: 'neutral' })} data-part="icon" aria-hidden>
        {icon}
      </span>
      <Title className={titleStyle} data-part="title">
        {title}
      </Title>
      {children !== undefined && (
        <div className={description} data-part="description">
          {children}
        </div>
      )}
      {action !== undefined && (
        <div className={actions} data-part="actions">
          {action}
        </div>
      )}
    </div>
  );
}
