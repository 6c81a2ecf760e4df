import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNotNull } from 'drizzle-orm';
import { test } from '../../apps/server/src/platform/db/schema.ts';
import type { Db } from '../../apps/server/src/platform/db/store.ts';
import { seedDemo } from '../../apps/server/src/edge/seed/demo.ts';
import { temporaryDatabase } from './database.ts';
import { signIn, startServer } from './isopter.ts';
import { ms, percentile, type Table } from './table.ts';

/** One after the other, and as many as one person may wait for. */
const AT_ONCE = [1, 8];
/** Reports that are drawn in all. */
const FIELDS = 1 + AT_ONCE.reduce((sum, count) => sum + count, 0);
/** Time between two questions whether the server lives, milliseconds. */
const PAUSE = 10;

/** How long others wait while PDFs are drawn, and what that takes. */
export async function reportBench(): Promise<Table> {
  await using database = await temporaryDatabase('pglite');
  let fields: string[] = [];
  await database.fill(async ({ db }) => {
    await seedDemo(db, { patients: 60 });
    fields = await finishedFields(db);
  });
  await using server = await startServer(database.where);
  const cookie = await signIn(server.address);
  // each report is asked for once: none is answered from those that are kept
  const unasked = fields.values();
  const before = residentMemory(server.pid());

  const draw = async (): Promise<void> => {
    const query = new URLSearchParams({ test_id: unasked.next().value ?? '' });
    const answer = await fetch(`${server.address}/api/reports/test-result/pdf/?${query}`, { headers: { cookie } });
    if (!answer.ok) throw new Error(await answer.text());
    await answer.arrayBuffer();
  };
  const measure = async (what: string, count: number): Promise<string[]> => {
    const began = performance.now();
    const drawing = { isOver: false };
    const all = Promise.all(Array.from({ length: count }, draw)).finally(() => (drawing.isOver = true));
    const waits: number[] = [];
    let most = 0;
    while (!drawing.isOver) {
      waits.push(await timeOf(`${server.address}/health/live`));
      most = Math.max(most, residentMemory(server.pid()));
      await wait(PAUSE);
    }
    await all;
    const seconds = (performance.now() - began) / 1000;
    const health = [percentile(waits, 0.5), percentile(waits, 0.99), Math.max(...waits)].map(ms);
    return [what, ...health, (count / seconds).toFixed(1), ((most - before) / 2 ** 20).toFixed(0)];
  };

  const rows = [await measure('the first', 1)];
  for (const count of AT_ONCE) rows.push(await measure(`${count} at once`, count));
  return {
    title: 'answers of /health/live while PDFs of a visual field are drawn',
    head: ['PDFs', 'p50', 'p99', 'longest', 'PDFs/s', 'most memory above the idle server, MiB'],
    rows,
  };
}

async function finishedFields(db: Db): Promise<string[]> {
  const isField = and(eq(test.status, 'finished'), eq(test.group, 'PERIMETRY'), isNotNull(test.patientId));
  const found = await db.select({ id: test.id }).from(test).where(isField);
  if (found.length < FIELDS) throw new Error('the sample clinic has too few finished visual fields');
  return found.map(({ id }) => id);
}

/** Milliseconds until an address has answered. */
async function timeOf(url: string): Promise<number> {
  const asked = performance.now();
  await fetch(url).then((answer) => answer.arrayBuffer());
  return performance.now() - asked;
}

/** Returns the resident memory of a process in bytes; only Linux reports it. */
const residentMemory = (pid: number): number =>
  Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
