import type { ReactElement, ReactNode } from 'react';
import { SearchIcon } from '../icons/index.ts';
import { actions, description, icon as iconStyle, state, title as titleStyle } from './EmptyState.css.ts';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** What there is none of: "No results found". */
  title: string;
  /** Makes the title a heading of this level, where it stands for a whole screen. */
  headingLevel?: 1 | 2;
  /** Why, and what to do about it. */
  children?: ReactNode;
  /**
   * Picture above the title.
   * @default <SearchIcon />
   */
  icon?: ReactNode;
  /** The button that makes the first one, or clears the search. */
  action?: ReactNode;
}

/** Stands where a list would be that has nothing in it. When loading failed use ErrorState. */
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
