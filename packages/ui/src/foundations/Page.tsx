import type { ReactElement, ReactNode } from 'react';
import * as css from './page.css.ts';

/** A page of the foundations: what it is about, then its sections. */
export function Page({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }): ReactElement {
  return (
    <article className={css.page}>
      <header className={css.head}>
        <h1>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </header>
      {children}
    </article>
  );
}

interface SectionProps {
  title: string;
  /** A sentence or two under the title. */
  about?: ReactNode;
  children?: ReactNode;
}

export function Section({ title, about, children }: SectionProps): ReactElement {
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      {about !== undefined && <p className={css.about}>{about}</p>}
      {children}
    </section>
  );
}

interface FactsProps {
  /** The accessible name of the table. */
  label: string;
  columns: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/** A table of facts; a narrow page scrolls it, by keyboard too. */
export function Facts({ label, columns, rows }: FactsProps): ReactElement {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={css.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells]) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Lines of code to be read and copied. */
export function Code({ label, children }: { label: string; children: string }): ReactElement {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <pre className={css.code} role="region" aria-label={label} tabIndex={0}>
      <code>{children}</code>
    </pre>
  );
}

export function Points({ children }: { children: readonly ReactNode[] }): ReactElement {
  return (
    <ul className={css.list}>
      {children.map((point, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the points of a page never change
        <li key={index}>{point}</li>
      ))}
    </ul>
  );
}
