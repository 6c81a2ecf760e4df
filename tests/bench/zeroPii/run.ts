import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserLaunch } from '../../../scripts/browser.ts';
import { shared } from '../../../scripts/vite-shared.ts';
import { ms, percentile, type Table } from '../table.ts';
import type { Encryption, Search } from './page.ts';

const ENCRYPTED = 10_000;
const COPIED = 100_000;
const SEARCHES = 600;

/** Encrypts 10 000 patients beside WebCrypto alone, and searches the copy of 100 000 patients in the browser. */
export async function zeroPiiBench(): Promise<Table> {
  const config = { ...shared, configFile: false as const, root: import.meta.dirname, logLevel: 'error' as const };
  const outDir = resolve('.cache/bench-zero-pii');
  await build({ ...config, build: { outDir, emptyOutDir: true } });
  const server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 4741 } });
  const launch = browserLaunch();
  const browser = await chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), '--enable-precise-memory-info', '--js-flags=--expose-gc'],
  });
  const context = await browser.newContext();
  const call = async <T>(expression: string): Promise<T> => {
    const page = await context.newPage();
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.waitForFunction('"measureSearch" in window');
    const result = (await page.evaluate(expression)) as T;
    await page.close();
    return result;
  };
  const encryption = await call<Encryption>(`measureEncryption(${ENCRYPTED})`);
  await call(`fillCopy(${COPIED})`);
  const search = await call<Search>(`measureSearch(${SEARCHES})`);
  await browser.close();
  await server.close();
  const rate = (time: number): string => `${Math.round(encryption.patients / (time / 1000))} patients/s`;
  return {
    title: 'zero-PII mode in one page: 10 000 patients encrypted, and searches of a copy of 100 000 patients',
    head: ['measure', 'result'],
    rows: [
      ['encrypted, bound and padded', rate(encryption.ours)],
      ['WebCrypto alone, blocks of the same number and size', rate(encryption.raw)],
      ['share of its rate', `${Math.round((100 * encryption.raw) / encryption.ours)} %`],
      ['patients of the copy', String(search.size)],
      ['from start to the first result', ms(search.first)],
      [`${SEARCHES} searches, median`, ms(percentile(search.times, 0.5))],
      ['p99', ms(percentile(search.times, 0.99))],
      ['slowest', ms(Math.max(...search.times))],
      ['searches that found nobody', String(search.empty)],
      ['heap in use', `${(search.heap / 1e6).toFixed(0)} MB`],
    ],
  };
}
