import { areSources, type RendererLimits, type ReportRenderer, reportRenderer } from '@isopter/server/agent';
import type { FastifyBaseLogger } from 'fastify';
import type { PdfJob } from './job.ts';

/** One drawing at a time: the machine of an agent has 1 GB of memory, and names have precedence over reports. */
const LIMITS: Partial<RendererLimits> = {
  module: new URL(areSources ? './worker.ts' : './reportWorker.js', import.meta.url),
  size: 1,
  waiting: 32,
  perPerson: 4,
};

/** Creates the agent's renderer, with the queue, the time limit and the worker threads of the server. */
export const pdfRenderer = (
  log: Pick<FastifyBaseLogger, 'error'>,
  limits: Partial<RendererLimits> = {},
): ReportRenderer<PdfJob> => reportRenderer<PdfJob>(log, { ...LIMITS, ...limits });
