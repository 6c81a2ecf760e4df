import type { ReportTable } from '@isopter/monitor-charts/report';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Report } from './draw.tsx';
import { DOCUMENT_FACES, FACES } from './faces.ts';
import { writable } from '@isopter/contract';

/**
 * Returns the style sheet rules of faces, so that a document has its typefaces when it was saved.
 * @param sources the font files as data URLs, by the name of the face
 */
export const fontFaces = (sources: ReadonlyMap<string, string>): string =>
  FACES.flatMap(({ name, family, bold }) => {
    const source = sources.get(name);
    if (source === undefined) return [];
    return [`@font-face{font-family:'${family}';font-weight:${bold ? 700 : 400};src:url(${source})}`];
  }).join('');

/**
 * Returns the style sheet rules by which drawings find the faces of further scripts: pages name the families of Latin only, so
 * that such a face is a part of them, for the letters of its script.
 * @param sources the font files as data URLs, by the name of the face
 */
export const scriptFaces = (sources: ReadonlyMap<string, string>): string =>
  FACES.flatMap(({ name, range }) => {
    const source = sources.get(name);
    if (source === undefined || range === undefined) return [];
    return FACES.filter((face) => DOCUMENT_FACES.includes(face.name)).map(
      ({ family, bold }) =>
        `@font-face{font-family:'${family}';font-weight:${bold ? 700 : 400};unicode-range:${range};src:url(${source})}`,
    );
  }).join('');

const CSS = `
body{margin:0;background:#eef1f3;color:#17191c;font:14px/1.5 'Atkinson Hyperlegible Next',system-ui,sans-serif}
main{max-width:840px;margin:0 auto;padding:24px}
figure{margin:0 0 16px;background:#fff;border:1px solid #d5d9dd;border-radius:10px;overflow:hidden}
figure svg{display:block;width:100%;height:auto}
details{margin-top:16px}summary{cursor:pointer;font-weight:700;padding:8px 0}
summary:focus-visible{outline:2px solid #006e87;outline-offset:2px}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}caption{text-align:start;font-weight:700;padding:8px 0}
th,td{border-bottom:1px solid #d5d9dd;padding:3px 16px 3px 0;text-align:end;font-family:'Atkinson Hyperlegible Mono',monospace}
th{font-family:inherit;font-weight:400;color:#4a5058}
@media print{body{background:#fff}main{padding:0;max-width:none}figure{border:0;border-radius:0;margin:0;break-after:page}figure svg{max-height:100vh}figure:last-of-type{break-after:auto}details{display:none}}`;

/**
 * The report as a self-contained HTML document: its pages, and all results as tables.
 * @param faces rules of {@link fontFaces}
 */
export const renderHtml = (report: Report, faces: string): string =>
  writable(`<!doctype html>${renderToStaticMarkup(<ReportDocument {...report} faces={faces} />)}`);

function ReportDocument({
  title,
  brand,
  locale,
  paper,
  pages,
  tables,
  tablesTitle,
  faces,
}: Report & { faces: string }): ReactElement {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{brand ? `${title} · ${brand}` : title}</title>
        <style dangerouslySetInnerHTML={{ __html: `${faces}@page{size:${paper.name};margin:0}${CSS}` }} />
      </head>
      <body>
        <main>
          {pages.map((svg) => (
            <figure key={svg} dangerouslySetInnerHTML={{ __html: svg }} />
          ))}
          <details>
            <summary>{tablesTitle}</summary>
            {tables.map((table, index) => (
              // the same test may have been taken twice
              // oxlint-disable-next-line react/no-array-index-key
              <ResultTable key={index} {...table} />
            ))}
          </details>
        </main>
      </body>
    </html>
  );
}

function ResultTable({ caption, columns, rows }: ReportTable): ReactElement {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // rows have no unique keys: the same result may occur twice
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={columns[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
