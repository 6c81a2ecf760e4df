// A worker thread that draws one PDF after another. It also parses the server's data, so that invalid data fail here and not in the agent.
import { drawReport, readReportData, withPerson } from '@isopter/reports';
import { type MadeReport, renderPdf, serveTasks } from '@isopter/server/agent-worker';
import type { PdfJob } from './job.ts';

/** Returns null if nothing was measured. @throws what the drawing code says of other data */
async function makePdf({ written, person, isNamed }: PdfJob): Promise<MadeReport | null> {
  const report = drawReport(withPerson(readReportData(written), person, isNamed), new Date());
  return report && { title: report.title, content: await renderPdf(report) };
}

serveTasks(makePdf);
