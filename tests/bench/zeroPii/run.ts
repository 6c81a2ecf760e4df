import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserLaunch } from '../../../scripts/browser.ts';
import { shared } from '../../../scripts/vite-shared.ts';
import { ms, percentile, type Table } from '../table.ts';
import type { Search, Turn } from './page.ts';

const ENCRYPTED = 10_000;
const COPIED = 100_000;
const SEARCHES = 600;

/** Encrypts and decrypts 10 000 patients in turns with WebCrypto alone, and searches the copy of 100 000 patients in the browser. */
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
  const turns = await call<Turn[]>(`measureEncryption(${ENCRYPTED})`);
  await call(`fillCopy(${COPIED})`);
  const search = await call<Search>(`measureSearch(${SEARCHES})`);
  await browser.close();
  await server.close();
  const median = (measure: keyof Turn): number =>
    percentile(
      turns.map((turn) => turn[measure]),
      0.5,
    );
  const rate = (measure: keyof Turn): string =>
    `${Math.round(ENCRYPTED / turns.length / (median(measure) / 1000))} patients/s`;
  const share = (raw: keyof Turn, ours: keyof Turn): string => `${Math.round((100 * median(raw)) / median(ours))} %`;
  return {
    title: 'zero-PII mode in one page: 10 000 patients encrypted, and searches of a copy of 100 000 patients',
    head: ['measure', 'result'],
    rows: [
      ['encrypted, bound and padded', rate('encrypted')],
      ['WebCrypto alone, blocks of the same number and size', rate('rawEncrypted')],
      ['share of its rate', share('rawEncrypted', 'encrypted')],
      ['decrypted and checked', rate('decrypted')],
      ['WebCrypto alone', rate('rawDecrypted')],
      ['share of its rate when decrypting', share('rawDecrypted', 'decrypted')],
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
