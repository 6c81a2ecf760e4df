import type { ReactElement, ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../Breadcrumbs/Breadcrumbs.tsx';
import { actions as actionsStyle, header, heading, line, title as titleStyle } from './PageHeader.css.ts';

/** Props of {@link PageHeader}. */
export interface PageHeaderProps {
  /** Heading of the screen. */
  title: ReactNode;
  /** What is said of it beside the title: a Badge, a few words. */
  meta?: ReactNode;
  /** Search and buttons at the end of the line; one of them primary. */
  actions?: ReactNode;
  /**
   * `compact` where what is below is louder, as on a monitor.
   * @default 'normal'
   */
  size?: 'normal' | 'compact';
  /** The way here, above the title. */
  breadcrumbs?: readonly Crumb[];
}

/** Title and actions of a screen on one line. */
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
