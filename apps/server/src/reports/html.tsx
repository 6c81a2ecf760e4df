import type { EyeReport, PerimetryReportData, ReportTexts } from '@isopter/monitor-charts/perimetry/report';
import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FACES } from './fonts.ts';

/** The page carries its typeface, so that it looks the same when it was saved. */
const fontFaces = FACES.filter(({ name }) => ['latin', 'latin-bold', 'mono'].includes(name))
  .map(({ family, bold, file }) => {
    const source = `url(data:font/ttf;base64,${readFileSync(file).toString('base64')})`;
    return `@font-face{font-family:'${family}';font-weight:${bold ? 700 : 400};src:${source}}`;
  })
  .join('');

const CSS = `${fontFaces}
@page{size:A4;margin:0}
body{margin:0;background:#eef1f3;color:#17191c;font:14px/1.5 'Atkinson Hyperlegible Next',system-ui,sans-serif}
main{max-width:840px;margin:0 auto;padding:24px}
figure{margin:0;background:#fff;border:1px solid #d5d9dd;border-radius:10px;overflow:hidden}
figure svg{display:block;width:100%;height:auto}
details{margin-top:16px}summary{cursor:pointer;font-weight:700;padding:8px 0}
summary:focus-visible{outline:2px solid #006e87;outline-offset:2px}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}caption{text-align:start;font-weight:700;padding:8px 0}
th,td{border-bottom:1px solid #d5d9dd;padding:3px 16px 3px 0;text-align:end;font-family:'Atkinson Hyperlegible Mono',monospace}
th{font-family:inherit;font-weight:400;color:#4a5058}
@media print{body{background:#fff}main{padding:0;max-width:none}figure{border:0;border-radius:0}details{display:none}}`;

export interface ReportPageProps {
  svg: string;
  data: PerimetryReportData;
  texts: ReportTexts;
}

/** The report as a self-contained HTML document: the drawing, and the same field as a table. */
export const renderHtml = (props: ReportPageProps): string =>
  `<!doctype html>${renderToStaticMarkup(<ReportPage {...props} />)}`;

function ReportPage({ svg, data, texts }: ReportPageProps): ReactElement {
  return (
    <html lang={data.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{data.brand ? `${texts.title} · ${data.brand.name}` : texts.title}</title>
        <style dangerouslySetInnerHTML={{ __html: CSS }} />
      </head>
      <body>
        <main>
          <figure dangerouslySetInnerHTML={{ __html: svg }} />
          <details>
            <summary>{texts.table}</summary>
            {data.eyes.map((eye) => (
              <FieldTable key={eye.eye} report={eye} texts={texts} />
            ))}
          </details>
        </main>
      </body>
    </html>
  );
}

function FieldTable({ report, texts }: { report: EyeReport; texts: ReportTexts }): ReactElement {
  const deviationAt = (x: number, y: number) => report.analysis?.points.find((point) => point.x === x && point.y === y);
  return (
    <table>
      <caption>{report.eye === 'OD' ? texts.rightEye : texts.leftEye}</caption>
      <thead>
        <tr>
          {[texts.right, texts.up, texts.sensitivity, texts.totalDeviation, texts.patternDeviation].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {report.locations.map(({ x, y, threshold }) => {
          const deviation = deviationAt(x, y);
          return (
            <tr key={`${x} ${y}`}>
              <td>{x}</td>
              <td>{y}</td>
              <td>{threshold === null ? '–' : threshold < 0 ? texts.notSeen : threshold}</td>
              <td>{deviation ? deviation.td.toFixed(1) : '–'}</td>
              <td>{deviation ? deviation.pd.toFixed(1) : '–'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
