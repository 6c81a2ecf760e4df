import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { tsImport } from 'tsx/esm/api';
import { DEMO_PASSWORD } from '../../../apps/server/src/access/auth/passwords/demoPassword.ts';
import { test } from '../../../apps/server/src/platform/db/schema.ts';
import type { Store } from '../../../apps/server/src/platform/db/store.ts';
import { seedDemo } from '../../../apps/server/src/edge/seed/demo.ts';
import { browserLaunch } from '../../../scripts/browser.ts';
import { ensureClinicBuilt } from '../../../scripts/start/build.ts';
import { temporaryDatabase } from '../database.ts';
import { startServer } from '../isopter.ts';
import { ms, percentile, type Table } from '../table.ts';

const TESTS = 300;
const RUNS = 7;
const DAY = 86_400_000;
/** Pixels of one turn of the wheel, and how many. */
const SCROLL = { by: 120, turns: 60 } as const;

/** The results of tests come from the drawings of reports, whose JSX plain Node cannot read. */
const RESULTS = '../../../apps/server/src/exchange/reports/results/store.ts';
type Results = typeof import('../../../apps/server/src/exchange/reports/results/store.ts');

type Finished = typeof test.$inferSelect;

/** The sample clinic has fields; an acuity and a hearing test are made of one, with what their rows draw. */
const KINDS: readonly ((field: Finished) => Partial<Finished>)[] = [
  () => ({}),
  ({ result }) => ({
    group: 'VISUAL_ACUITY',
    strategy: 'DISTANCE',
    protocol: 'LANDOLT_C',
    result: {
      ...result!,
      findings: (['OD', 'OS'] as const).map((side) => ({ measure: 'ACUITY', side, value: 0.2 })),
      picture: null,
      reliability: [],
    },
  }),
  ({ result }) => ({
    group: 'AUDIOLOGY',
    strategy: 'PURE_TONE',
    protocol: null,
    result: {
      ...result!,
      findings: (['RIGHT', 'LEFT'] as const).map((side) => ({ measure: 'PTA', side, value: 30 })),
      picture: {
        ears: (['RIGHT', 'LEFT'] as const).map((ear) => ({
          ear,
          tones: [500, 1000, 2000, 4000].map((hz, i): [number, number, boolean] => [hz, 15 + 10 * i, true]),
        })),
      },
      reliability: [],
    },
  }),
];

/** Gives one patient so many tests of mixed kinds, a fortnight apart. @returns the patient */
async function fillCourse({ db }: Store): Promise<string> {
  await seedDemo(db, { patients: 40 });
  const { storeMissingResults } = (await tsImport(RESULTS, import.meta.url)) as Results;
  await storeMissingResults(db);
  const [one] = await db
    .select()
    .from(test)
    .where(and(eq(test.status, 'finished'), isNull(test.deleted), isNotNull(test.result)))
    .limit(1);
  const patientId = one?.patientId;
  if (!patientId) throw new Error('the sample clinic has no finished test');
  const own = await db.$count(test, eq(test.patientId, patientId));
  const copies = Array.from({ length: TESTS - own }, (_, index) => {
    const at = new Date(one.created.getTime() - (index + 60) * 14 * DAY);
    const kind = KINDS[index % KINDS.length]!(one);
    const whose = { id: randomUUID(), bundleId: null, bundleIndex: null };
    return { ...one, ...kind, ...whose, created: at, timeStart: at, timeEnd: new Date(at.getTime() + 400_000) };
  });
  await db.insert(test).values(copies);
  return patientId;
}

/** The page of a patient with 300 tests, 100 of them a page, in a production build on a real server. */
export async function patientBench(): Promise<Table> {
  await ensureClinicBuilt();
  await using database = await temporaryDatabase('pglite');
  let patient = '';
  await database.fill(async (store) => {
    patient = await fillCourse(store);
  });
  await using server = await startServer(database.where);
  const browser = await chromium.launch(browserLaunch());
  try {
    const loads: Measured[] = [];
    for (let run = 0; run < RUNS; run += 1) loads.push(await measure(browser, server.address, patient));
    const median = (read: (one: Measured) => number): number => percentile(loads.map(read), 0.5);
    return {
      title: `The page of a patient with ${TESTS} tests of ${KINDS.length} kinds, 100 a page, 1440 × 900, median of ${RUNS}`,
      head: ['first paint', 'first row', 'lines over time', 'frames while scrolling', 'slowest frame', 'heap'],
      rows: [
        [
          ms(median(({ firstPaint }) => firstPaint)),
          ms(median(({ row }) => row)),
          ms(median(({ lines }) => lines)),
          `${median(({ frames }) => frames).toFixed(0)} a second`,
          ms(median(({ slowest }) => slowest)),
          `${(median(({ heap }) => heap) / 1e6).toFixed(1)} MB`,
        ],
      ],
    };
  } finally {
    await browser.close();
  }
}

interface Measured {
  firstPaint: number;
  row: number;
  lines: number;
  frames: number;
  slowest: number;
  heap: number;
}

const sinceStart = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (document.querySelector(wanted) === null) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now()));
        };
        look();
      }),
    selector,
  );

async function measure(browser: Browser, address: string, patient: string): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: address,
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Username' }).fill('doctor');
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/patients/);
  const session = await context.newCDPSession(page);
  await page.goto(`/patients/${patient}?size=100`, { waitUntil: 'commit' });
  const row = await sinceStart(page, '[data-component="Timeline"] [data-component="SmallDrawing"]');
  const lines = await sinceStart(page, '[data-component="CourseChart"] [data-part="line"]');
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const scrolled = await scroll(page);
  const heap = await heapOf(session);
  await context.close();
  return { firstPaint, row, lines, ...scrolled, heap };
}

/** Scrolls through the tests, a turn of the wheel each frame. */
const scroll = (page: Page): Promise<Pick<Measured, 'frames' | 'slowest'>> =>
  page.evaluate(async ({ by, turns }) => {
    const row = document.querySelector('[data-component="Timeline"] [data-part="row"]');
    let place = row?.parentElement ?? null;
    while (place && place.scrollHeight <= place.clientHeight + 1) place = place.parentElement;
    const scroller = place ?? document.documentElement;
    const times: number[] = [];
    let before = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    for (let turn = 0; turn < turns; turn += 1) {
      scroller.scrollBy(0, by);
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      times.push(now - before);
      before = now;
    }
    const total = times.reduce((sum, time) => sum + time, 0);
    return { frames: (1000 * times.length) / total, slowest: Math.max(...times) };
  }, SCROLL);

/** Returns the used heap after garbage collection. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
