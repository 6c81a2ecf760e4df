import { type ReactElement, type ReactNode, useId } from 'react';
import * as css from './Side.css.ts';

/** Props of {@link Panel}. */
export interface PanelProps {
  title: string;
  /** A count or an order, at the end of the heading. */
  note?: string;
  children: ReactNode;
  'data-part'?: string;
}

/** A list of the column at the side. */
export function Panel({ title, note, children, ...part }: PanelProps): ReactElement {
  const heading = useId();
  return (
    <section className={css.panel} aria-labelledby={heading} {...part}>
      <div className={css.heading}>
        <h2 className={css.title} id={heading}>
          {title}
        </h2>
        {note !== undefined && <span className={css.note}>{note}</span>}
      </div>
      {children}
    </section>
  );
}
