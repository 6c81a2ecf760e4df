import { formatMoment, fullName } from '@isopter/contract';
import type { ReportSignature } from '@isopter/monitor-charts/report';
import { asc, eq, inArray } from 'drizzle-orm';
import { account, enteredFacts, signedText } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { type Entered, type ReaderOptions, common } from '@isopter/reports';

/** Entered facts of a test and its signed interpretation. */
export interface Findings {
  entered: Entered;
  signature: ReportSignature;
}

const NOTHING: Findings = {
  entered: { od: null, os: null, comment: null },
  signature: { text: '', signed: null, earlier: [] },
};

/** Entered facts and signatures by test id, dated by the time zones of the offices. */
export async function findingsOf(
  db: Db,
  tests: readonly { id: string; timezone: string }[],
  options: ReaderOptions,
): Promise<(testId: string) => Findings> {
  const testIds = tests.map(({ id }) => id);
  const timezones = new Map(tests.map(({ id, timezone }) => [id, timezone]));
  if (testIds.length === 0) return () => NOTHING;
  const [entered, signed] = await Promise.all([
    db.select().from(enteredFacts).where(inArray(enteredFacts.testId, testIds)),
    db
      .select({ written: signedText, by: account })
      .from(signedText)
      .innerJoin(account, eq(account.id, signedText.signedBy))
      .where(inArray(signedText.testId, testIds))
      .orderBy(asc(signedText.number)),
  ]);
  const words = common[options.language];
  const saidOf = ({ written, by }: (typeof signed)[number]): string => {
    const name = fullName({ first_name: by.firstName, last_name: by.lastName });
    const when = formatMoment(written.signed, { ...options, timezone: timezones.get(written.testId) });
    return written.number === 0
      ? words.signedBy({ name, when })
      : words.amendedBy({ name, when, number: written.number });
  };
  return (testId) => {
    const facts = entered.find((row) => row.testId === testId);
    const texts = signed.filter(({ written }) => written.testId === testId);
    const last = texts.at(-1);
    return {
      entered: facts ? { od: facts.od, os: facts.os, comment: facts.comment } : NOTHING.entered,
      signature: last
        ? {
            text: last.written.text,
            signed: saidOf(last),
            earlier: texts.slice(0, -1).map(({ written }) => written.text),
          }
        : NOTHING.signature,
    };
  };
}
