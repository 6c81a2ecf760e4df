import { printReport, drawTest } from '@isopter/reports';
import { type FinishedTest, about, reportOptions } from '@isopter/reports/fakes';

/** The report of a finished test as the product prints it, before it is a PDF or a picture. */
export function ownReport({ kind, test, state }: FinishedTest): ReturnType<typeof printReport> {
  const drawn = drawTest({ kind, test, state, entered: null } as never, reportOptions);
  if (!drawn) throw new Error('nothing to report');
  return printReport(drawn.title, [{ drawn, about }], reportOptions);
}
