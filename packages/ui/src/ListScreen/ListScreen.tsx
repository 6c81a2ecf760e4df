import type { ReactElement, ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from '../PageHeader/PageHeader.tsx';
import { list, screen, search as searchStyle } from './ListScreen.css.ts';

/** Props of {@link ListScreen}. */
export interface ListScreenProps extends Pick<PageHeaderProps, 'title' | 'meta' | 'breadcrumbs'> {
  /** A Table with its Pagination as footer, or the content shown in its place. */
  children: ReactNode;
  /** A SearchField. */
  search?: ReactNode;
  /** The primary button that creates an item, preceded by any other buttons. */
  actions?: ReactNode;
  /** Content between the title and the list: cards, banners, filters. */
  panel?: ReactNode;
}

/**
 * A screen with a list, a search, a button to create an item, and paging. Only the rows scroll.
 * @selector [data-component="ListScreen"] The screen.
 * @selector [data-part="search"] The search.
 * @selector [data-part="list"] The list.
 */
export function ListScreen({ children, search, actions, panel, ...header }: ListScreenProps): ReactElement {
  const hasActions = search !== undefined || actions !== undefined;
  return (
    <div className={screen} data-component="ListScreen">
      <PageHeader
        {...header}
        actions={
          hasActions && (
            <>
              {search !== undefined && (
                <div className={searchStyle} role="search" data-part="search">
                  {search}
                </div>
              )}
              {actions}
            </>
          )
        }
      />
      {panel}
      <div className={list} data-part="list">
        {children}
      </div>
    </div>
  );
}
