import { resolve } from 'node:path';
import { type CDPSession, chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserLaunch } from '../../../scripts/browser.ts';
import { shared } from '../../../scripts/vite-shared.ts';
import type { Table } from '../table.ts';
import type { WallMeasurement } from './main.tsx';

const SECONDS = 10;
/** Tests on the wall, and records a second of each. */
const RUNS = [
  [4, 10],
  [16, 10],
  [16, 60],
  [40, 10],
] as const;

/** Seconds the main thread has worked so far, and those of them in scripts. */
async function busy(session: CDPSession): Promise<{ task: number; script: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { task: read('TaskDuration'), script: read('ScriptDuration') };
}

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** Many small live monitors at once: the whole screen, from the message on the socket to the pixel. */
export async function wallBench(): Promise<Table> {
  const config = { ...shared, configFile: false as const, root: import.meta.dirname, logLevel: 'error' as const };
  const outDir = resolve('.cache/bench-wall');
  await build({ ...config, build: { outDir, emptyOutDir: true } });
  const server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 4793 } });
  const browser = await chromium.launch(browserLaunch());
  const rows: string[][] = [];
  for (const [tests, perSecond] of RUNS) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.waitForFunction('"showWall" in window');
    await page.evaluate(`showWall(${tests}, ${perSecond})`);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const before = await busy(session);
    const seen = (await page.evaluate(`watchFrames(${SECONDS})`)) as WallMeasurement;
    const after = await busy(session);
    rows.push([
      String(tests),
      String(perSecond),
      (seen.events / seen.seconds).toFixed(0),
      (seen.frames / seen.seconds).toFixed(1),
      `${seen.late} of ${seen.frames}`,
      share(after.task - before.task, seen.seconds),
      share(after.script - before.script, seen.seconds),
    ]);
    await page.close();
  }
  await browser.close();
  await server.close();
  return {
    title: 'Running tests watched at once, 1280 × 720',
    head: ['tests', 'events/s each', 'events/s', 'frames/s', 'late frames', 'main thread', 'of it scripts'],
    rows,
  };
}
