import { type ReactElement, type ReactNode, useRef } from 'react';
import { useKeyboard } from 'react-aria/useKeyboard';
import { PageHeader, type PageHeaderProps } from '../PageHeader/PageHeader.tsx';
import { list, panel as panelStyle, screen, search as searchStyle } from './ListScreen.css.ts';

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
  /**
   * Whether it is not known yet what the panel will show. Panel and list wait for it, 400 ms at most, so that nothing
   * jumps.
   * @default false
   */
  isSettling?: boolean;
}

/**
 * A screen with a list, a search, a button to create an item, and paging. Only the rows scroll. Arrow Down in
 * the search leads to the first row.
 * @selector [data-component="ListScreen"] The screen.
 * @selector [data-settling] It is not known yet what the panel will show.
 * @selector [data-part="search"] The search.
 * @selector [data-part="list"] The list.
 */
export function ListScreen({
  children,
  search,
  actions,
  panel,
  isSettling = false,
  ...header
}: ListScreenProps): ReactElement {
  const content = useRef<HTMLDivElement>(null);
  const { keyboardProps } = useKeyboard({
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') event.continuePropagation();
      else content.current?.querySelector<HTMLElement>('[role="grid"]')?.focus();
    },
  });
  const hasActions = search !== undefined || actions !== undefined;
  return (
    <div className={screen} data-component="ListScreen" data-settling={isSettling || undefined}>
      <PageHeader
        {...header}
        actions={
          hasActions && (
            <>
              {search !== undefined && (
                <div {...keyboardProps} className={searchStyle} role="search" data-part="search">
                  {search}
                </div>
              )}
              {actions}
            </>
          )
        }
      />
      {panel !== undefined && <div className={panelStyle}>{panel}</div>}
      <div ref={content} className={list} data-part="list">
        {children}
      </div>
    </div>
  );
}
