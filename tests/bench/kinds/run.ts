import { resolve } from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { browserLaunch } from '../../../scripts/browser.ts';
import { measureEntry } from '../../../scripts/measure-entry.ts';
import { shared } from '../../../scripts/vite-shared.ts';
import type { Measurement } from '../charts/measureStream.ts';
import { ms, type Table } from '../table.ts';
import { KINDS } from './kinds.ts';

const SECONDS = 3;
/** Events before the heap is weighed the first time: by then every list is as long as it gets. */
const WARM = 10_000;
const EVENTS = 100_000;

const root = new URL('../../..', import.meta.url).pathname;
/** Shared code, which does not count as code of a monitor. */
const SHARED = [/^@isopter\/ui/, /^react-aria/, /^@react-aria/, /^@visx/];

async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** Kilobytes by which the heap has grown while the events of a hundred tests came in. */
async function heapGrowth(page: Page, kind: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(`pour('${kind}', 0, ${WARM})`);
  const before = await heap(session);
  await page.evaluate(`pour('${kind}', ${WARM}, ${WARM + EVENTS})`);
  return (await heap(session)) - before;
}

/** Measures each monitor (or each named one) alone: code size, first paint, time from event to pixel, memory. */
export async function kindBench(kinds: readonly string[] = Object.keys(KINDS)): Promise<Table> {
  const config = { ...shared, configFile: false as const, root: import.meta.dirname, logLevel: 'error' as const };
  const outDir = resolve('.cache/bench-kinds');
  await build({ ...config, build: { outDir, emptyOutDir: true } });
  const server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 4792 } });
  const browser = await chromium.launch(browserLaunch());
  const address = server.resolvedUrls?.local[0] ?? '';
  const open = async (): Promise<Page> => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(address);
    await page.waitForFunction('"measureKind" in window');
    return page;
  };
  const rows: string[][] = [];
  for (const kind of kinds) {
    const { js, css } = await measureEntry(`export * from '@isopter/monitor-charts/${kind}';`, root, SHARED);
    const streamed: (Measurement & { mount: number })[] = [];
    for (const rate of [10, 1000]) {
      const page = await open();
      streamed.push((await page.evaluate(`measureKind('${kind}', ${rate}, ${SECONDS})`)) as (typeof streamed)[number]);
      await page.close();
    }
    const page = await open();
    const growth = await heapGrowth(page, kind);
    await page.close();
    const [slow, fast] = streamed as [(typeof streamed)[number], (typeof streamed)[number]];
    rows.push([
      kind,
      `${(js / 1000).toFixed(1)} + ${(css / 1000).toFixed(1)} kB`,
      ms(slow.mount),
      ms(slow.p99),
      ms(fast.p99),
      `${fast.dropped} of ${fast.frames}`,
      `${(growth / 1000).toFixed(0)} kB`,
    ]);
  }
  await browser.close();
  await server.close();
  return {
    title: `Monitors: own code gzipped, first picture, event to painted pixel, heap over ${EVENTS} events`,
    head: ['kind', 'JS + CSS', 'mount', 'p99 at 10/s', 'p99 at 1 000/s', 'dropped frames', 'heap growth'],
    rows,
  };
}
