import type { ReactElement, ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from '../PageHeader/PageHeader.tsx';
import { list, screen, search as searchStyle } from './ListScreen.css.ts';

/** Props of {@link ListScreen}. */
export interface ListScreenProps extends Pick<PageHeaderProps, 'title' | 'meta' | 'breadcrumbs'> {
  /** A Table with its Pagination as footer, or what stands in its place. */
  children: ReactNode;
  /** A SearchField. */
  search?: ReactNode;
  /** The button that makes a new one, the one primary button of the screen, and others before it. */
  actions?: ReactNode;
  /** Between title and list: cards, banners, filters. */
  panel?: ReactNode;
}

/** A list with search, a way to make a new one, and paging. The rows scroll, the rest stays in sight. */
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
