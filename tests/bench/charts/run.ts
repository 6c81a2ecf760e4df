import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserLaunch } from '../../../scripts/browser.ts';
import { shared } from '../../../scripts/vite-shared.ts';
import { type Table, ms } from '../table.ts';
import type { Measurement } from './measureStream.ts';

const SECONDS = 5;
const RATES = [10, 1000];
const CONTESTS = { field: 'visual field, 76 points', lines: 'audiogram, 2 × 8 points' };
const NAMES = ['isopter', 'recharts', 'nivo', 'echarts', 'uplot'];

/** From a device event to the pixel: our charts and those of four public libraries, with the same stream. */
export async function chartBench(): Promise<Table> {
  const config = { ...shared, configFile: false as const, root: import.meta.dirname, logLevel: 'error' as const };
  const outDir = resolve('.cache/bench-charts');
  await build({ ...config, build: { outDir, emptyOutDir: true } });
  const server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 4790 } });
  const browser = await chromium.launch(browserLaunch());
  const rows: string[][] = [];
  for (const [contest, what] of Object.entries(CONTESTS))
    for (const rate of RATES)
      for (const name of NAMES) {
        const page = await browser.newPage();
        await page.goto(server.resolvedUrls?.local[0] ?? '');
        await page.waitForFunction('"measure" in window');
        const run = `measure('${contest}', '${name}', ${rate}, ${SECONDS})`;
        const { p50, p99, dropped, frames } = (await page.evaluate(run)) as Measurement;
        rows.push([what, name, String(rate), ms(p50), ms(p99), `${dropped} of ${frames}`]);
        await page.close();
      }
  await browser.close();
  await server.close();
  return {
    title: 'Device event to painted pixel',
    head: ['chart', 'drawn by', 'events/s', 'p50', 'p99', 'dropped frames'],
    rows,
  };
}
