import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserLaunch } from '../../../scripts/browser.ts';
import { shared } from '../../../scripts/vite-shared.ts';
import { type Table, ms } from '../table.ts';
import type { Measurement } from './measureStream.ts';

const SECONDS = 8;
const RATES = [10, 1000];
const NAMES = ['isopter', 'recharts', 'uplot'];

/** From a device event to the pixel, ours and two public charts with the same 76-point stream. */
export async function chartBench(): Promise<Table> {
  const config = { ...shared, configFile: false as const, root: import.meta.dirname, logLevel: 'error' as const };
  const outDir = resolve('.cache/bench-charts');
  await build({ ...config, build: { outDir, emptyOutDir: true } });
  const server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 4790 } });
  const browser = await chromium.launch(browserLaunch());
  const rows: string[][] = [];
  for (const rate of RATES)
    for (const name of NAMES) {
      const page = await browser.newPage();
      await page.goto(server.resolvedUrls?.local[0] ?? '');
      await page.waitForFunction('"measure" in window');
      const result = (await page.evaluate(`measure('${name}', ${rate}, ${SECONDS})`)) as Measurement;
      rows.push([name, String(rate), ms(result.p50), ms(result.p99), `${result.dropped} of ${result.frames}`]);
      await page.close();
    }
  await browser.close();
  await server.close();
  return {
    title: 'Device event to painted pixel, 76 points',
    head: ['chart', 'events/s', 'p50', 'p99', 'dropped frames'],
    rows,
  };
}
