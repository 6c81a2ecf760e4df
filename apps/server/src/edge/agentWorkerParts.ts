/*
 * The parts of the server that the thread of the on-premises agent uses, which draws reports as the server does
 * (docs/decisions/0072-reports-of-the-agent.md).
 */
export { serveTasks } from '../platform/lib/serveTasks.ts';
export type { MadeReport } from '../exchange/reports/draw/job.ts';
export { renderPdf } from '../exchange/reports/draw/pdf.ts';
