import type { ReactElement, ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../Breadcrumbs/Breadcrumbs.tsx';
import { actions as actionsStyle, header, heading, line, title as titleStyle } from './PageHeader.css.ts';

/** Props of {@link PageHeader}. */
export interface PageHeaderProps {
  /** The heading of the screen. */
  title: ReactNode;
  /** Content beside the title, such as a Badge or a few words. */
  meta?: ReactNode;
  /** Search and buttons at the end of the line; at most one is primary. */
  actions?: ReactNode;
  /**
   * The size; `compact` when the content below is more important, as on a monitor.
   * @default 'normal'
   */
  size?: 'normal' | 'compact';
  /** The breadcrumbs shown above the title. */
  breadcrumbs?: readonly Crumb[];
}

/**
 * The title and actions of a screen on one line.
 * @selector [data-component="PageHeader"] The header.
 * @selector [data-part="title"] The heading.
 * @selector [data-part="actions"] The search and buttons.
 */
export function PageHeader({ title, meta, actions, size = 'normal', breadcrumbs }: PageHeaderProps): ReactElement {
  return (
    <div className={header} data-component="PageHeader">
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      <div className={line}>
        <div className={heading}>
          <h1 className={titleStyle({ size })} data-part="title">
            <bdi>{title}</bdi>
          </h1>
          {meta}
        </div>
        {actions !== undefined && (
          <div className={actionsStyle} data-part="actions">
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}
