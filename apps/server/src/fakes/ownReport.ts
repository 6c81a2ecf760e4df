import { printReport } from '../reports/draw.tsx';
import { drawTest } from '../reports/kinds.ts';
import type { FinishedTest } from './finishedTest.ts';
import { about, reportOptions } from './reports.tsx';

/** The report of a finished test as the product prints it, before it is a PDF or a picture. */
export function ownReport({ kind, test, state }: FinishedTest): ReturnType<typeof printReport> {
  const drawn = drawTest({ kind, test, state, entered: null } as never, reportOptions);
  if (!drawn) throw new Error('nothing to report');
  return printReport(drawn.title, [{ drawn, about }], reportOptions);
}
