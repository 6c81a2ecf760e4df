import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserLaunch } from '../../../scripts/browser.ts';
import { shared } from '../../../scripts/vite-shared.ts';
import { ms, percentile, type Table } from '../table.ts';
import type { Measurement } from './main.tsx';

const SWITCHES = 100;
const PORT = 4793;

const row = (what: string, times: number[]): string[] => [
  what,
  ms(percentile(times, 0.5)),
  ms(percentile(times, 0.99)),
];

/** From one brand to another on a screen full of components. */
export async function brandBench(): Promise<Table> {
  const config = { ...shared, configFile: false as const, root: import.meta.dirname, logLevel: 'error' as const };
  const outDir = resolve('.cache/bench-brand');
  await build({ ...config, build: { outDir, emptyOutDir: true } });
  const server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: PORT } });
  const browser = await chromium.launch(browserLaunch());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.waitForFunction('"measure" in window');
  const { painted, applied, elements } = (await page.evaluate(`measure(${SWITCHES})`)) as Measurement;
  await browser.close();
  await server.close();
  return {
    title: `${SWITCHES} switches between three brands, ${elements} elements`,
    head: ['from applyBrand to', 'p50', 'p99'],
    rows: [row('style sheet in place', applied), row('frame painted', painted)],
  };
}
