import { resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserLaunch } from '../../../scripts/browser.ts';
import { shared } from '../../../scripts/vite-shared.ts';
import { ms, percentile, type Table } from '../table.ts';
import type { Measurement } from './contender.ts';

const SECONDS = 8;
/** Mounting is measured in this many separate pages; the median counts. */
const MOUNTS = 5;
const NAMES = {
  isopter: 'isopter DataGrid',
  reactAria: 'react-aria-components Table, Virtualizer',
  tanstack: '@tanstack/react-table, react-virtual',
  agGrid: 'ag-grid-community',
};

/** Ten thousand rows of eight columns: shown, and scrolled from the first to the last and back. */
export async function gridBench(): Promise<Table> {
  const config = { ...shared, configFile: false as const, root: import.meta.dirname, logLevel: 'error' as const };
  const outDir = resolve('.cache/bench-grid');
  await build({ ...config, build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 4000 } });
  const server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 4739 } });
  const browser = await chromium.launch(browserLaunch());
  const address = server.resolvedUrls?.local[0] ?? '';
  const rows: string[][] = [];
  for (const [name, title] of Object.entries(NAMES)) {
    const mounts: Run[] = [];
    for (let run = 0; run < MOUNTS; run += 1) mounts.push(await measure(browser, address, name, 0));
    const scroll = await measure(browser, address, name, SECONDS);
    const { nodes, frames, blank } = scroll;
    const mountCpu = median(mounts.map(({ cpu }) => cpu));
    rows.push([
      title,
      ms(median(mounts.map(({ mount }) => mount))),
      ms(mountCpu),
      String(nodes),
      (frames.length / (sum(frames) / 1000)).toFixed(0),
      ms(percentile(frames, 0.95)),
      ms(Math.max(...frames)),
      ms((scroll.cpu - mountCpu) / frames.length),
      `${blank} of ${frames.length}`,
    ]);
  }
  await browser.close();
  await server.close();
  return {
    title: '10 000 rows of 8 columns in 700 pixels, first paint and scrolling to the last row and back',
    head: [
      'grid',
      'first paint',
      'its CPU time',
      'DOM nodes',
      'frames/s',
      'p95 frame',
      'longest frame',
      'CPU time a frame',
      'blank frames',
    ],
    rows,
  };
}

const median = (values: readonly number[]): number => percentile(values, 0.5);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** With the milliseconds the page's thread worked, which tell more than the clock where the machine is busy otherwise. */
interface Run extends Measurement {
  cpu: number;
}

/** Measures one run in a separate page; with 0 seconds nothing scrolls. */
async function measure(browser: Browser, address: string, name: string, seconds: number): Promise<Run> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 760 } });
  await page.goto(address);
  await page.waitForFunction('"measure" in window');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const before = await worked();
  const result = (await page.evaluate(`measure('${name}', ${seconds})`)) as Measurement;
  const cpu = (await worked()) - before;
  await page.close();
  return { ...result, cpu };
}
