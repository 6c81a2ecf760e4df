import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { seedDemo } from '../../../apps/server/src/edge/seed/demo.ts';
import { browserLaunch } from '../../../scripts/browser.ts';
import { ensureClinicBuilt } from '../../../scripts/start/build.ts';
import { temporaryDatabase } from '../database.ts';
import { startServer } from '../isopter.ts';
import { ms, percentile, type Table } from '../table.ts';
import { LINE, signedInState } from '../visit.ts';
import { type Loaded, timed, watchLoading } from './page.ts';

const PATIENTS = 3_200;
const RUNS = 7;

const ROWS = '[role="grid"] [data-part="row"]';
const rows = (count: number): string => `document.querySelectorAll('${ROWS}').length === ${count}`;
const first = `document.querySelector('${ROWS}')`;
const at = (path: string): string => `(location.pathname === '${path}')`;
const press = (label: string): string => `document.querySelector('button[aria-label="${label}"]').click()`;

/** Something a person does with the list, and how one sees that it is done. */
interface Deed {
  name: string;
  /** Not measured. */
  before?: (page: Page) => Promise<void>;
  deed: string;
  outcome: string;
  after?: (page: Page) => Promise<unknown>;
}

const showsRows = (page: Page, count = 50): Promise<unknown> => page.waitForFunction(rows(count));
const openFirst = async (page: Page): Promise<void> => {
  await page.locator(ROWS).first().click();
  await page.waitForFunction(`!${at('/patients')}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
};
/** Text of all rows: two searches may find the same patient first. */
const marked = `[...document.querySelectorAll('${ROWS}')].map((row) => row.textContent).join()`;
const mark = (page: Page): Promise<unknown> => page.evaluate(`window.former = ${marked}`);
const changed = `${first} !== null && (${marked}) !== window.former`;

const DEEDS: readonly Deed[] = [
  { name: 'back to 50 rows', before: openFirst, deed: 'history.back()', outcome: rows(50) },
  {
    name: 'next 50 rows',
    before: async (page) => void (await mark(page)),
    deed: press('Next page'),
    outcome: changed,
    after: async (page) => {
      await mark(page);
      await page.evaluate(press('Previous page'));
      await page.waitForFunction(changed);
    },
  },
  {
    name: 'open a patient',
    deed: `${first}.click()`,
    outcome: `!${at('/patients')} && document.querySelector('h1') !== null && document.querySelector('${ROWS}') === null`,
    after: async (page) => {
      await page.goBack();
      await showsRows(page);
    },
  },
];

/** The list of patients as it is used, in a production build on a real server. */
export async function listBench(): Promise<Table> {
  await ensureClinicBuilt();
  await using database = await temporaryDatabase('pglite');
  await database.fill(async ({ db }) => {
    await seedDemo(db, { patients: PATIENTS });
  });
  await using server = await startServer(database.where);
  const browser = await chromium.launch(browserLaunch());
  try {
    const open = await opener(browser, server.address);
    return {
      title: `The list of ${PATIENTS} patients, 1440 × 900, median of ${RUNS}`,
      head: ['what is done', 'painted after', 'its scripts', 'the whole main thread', 'what moved (CLS)'],
      rows: [await load(open), ...(await deeds(open)), await search(open)],
    };
  } finally {
    await browser.close();
  }
}

type Open = (line?: typeof LINE) => Promise<{ page: Page; session: CDPSession }>;

async function opener(browser: Browser, address: string): Promise<Open> {
  // what is looked for in the page is sent as text
  const options = { viewport: { width: 1440, height: 900 }, baseURL: address, bypassCSP: true };
  const storageState = await signedInState(browser, options, 'doctor');
  return async (line) => {
    const context = await browser.newContext({ ...options, storageState });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    if (line) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', line);
    }
    await page.addInitScript(watchLoading, ROWS);
    await page.goto('/patients');
    await showsRows(page);
    return { page, session };
  };
}

interface Worked {
  script: number;
  task: number;
}

/** Milliseconds the page's thread worked so far. */
async function worked(session: CDPSession): Promise<Worked> {
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string): number => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
  return { script: read('ScriptDuration'), task: read('TaskDuration') };
}

const quiet = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));

const median = (values: readonly number[]): number => percentile(values, 0.5);
const row = (name: string, painted: readonly number[], cost: readonly Worked[], shift = '-'): string[] => [
  name,
  ms(median(painted)),
  ms(median(cost.map(({ script }) => script))),
  ms(median(cost.map(({ task }) => task))),
  shift,
];

/** With nothing in the browser's cache. */
async function load(open: Open): Promise<string[]> {
  const loads: Loaded[] = [];
  const cost: Worked[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { page, session } = await open(LINE);
    await page.waitForFunction('window.seen.list > 0');
    await quiet(page);
    loads.push((await page.evaluate('window.seen')) as Loaded);
    cost.push(await worked(session));
    await page.context().close();
  }
  const firstPaint = ms(median(loads.map(({ firstPaint: time }) => time)));
  const shift = median(loads.map(({ shift: moved }) => moved)).toFixed(3);
  const name = `first visit, 10 Mbit/s and 40 ms (first paint after ${firstPaint})`;
  return row(
    name,
    loads.map(({ list }) => list),
    cost,
    shift,
  );
}

async function deeds(open: Open): Promise<string[][]> {
  const { page, session } = await open();
  const table: string[][] = [];
  for (const { name, before, deed, outcome, after } of DEEDS) {
    const painted: number[] = [];
    const cost: Worked[] = [];
    // the first time loads what is needed for it
    for (let run = -1; run < RUNS; run += 1) {
      await before?.(page);
      await quiet(page);
      const start = await worked(session);
      const time = (await page.evaluate(timed(deed, outcome))) as number;
      await quiet(page);
      const end = await worked(session);
      await after?.(page);
      if (run < 0) continue;
      painted.push(time);
      cost.push({ script: end.script - start.script, task: end.task - start.task });
    }
    table.push(row(name, painted, cost));
  }
  await page.context().close();
  return table;
}

/** From the answer, as the browser has it, to the rows. */
async function search(open: Open): Promise<string[]> {
  const { page, session } = await open();
  const painted: number[] = [];
  const cost: Worked[] = [];
  const box = page.getByRole('searchbox', { name: 'Search patients' });
  const term = ['an', 'ma', 'er', 'el', 'or', 'is', 'in', 'ar'];
  for (let run = 0; run < RUNS; run += 1) {
    await mark(page);
    await box.fill(term[run]!);
    await quiet(page);
    const start = await worked(session);
    await box.press('Enter');
    await page.evaluate(timed('undefined', changed));
    const shown = (await page.evaluate('performance.now()')) as number;
    const answered = await page.evaluate(
      (text) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => new URL(name).searchParams.get('search') === text)
          .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
          .at(-1) ?? Number.NaN,
      term[run]!,
    );
    await quiet(page);
    const end = await worked(session);
    painted.push(shown - answered);
    cost.push({ script: end.script - start.script, task: end.task - start.task });
  }
  await page.context().close();
  return row('50 rows found, after the answer', painted, cost);
}
