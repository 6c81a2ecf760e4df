// `npm run bench:imports`: how well imported reports are read, per layout and depth of loss. Scans take 5 to 10 s a page:
// `npm run bench:imports -- --text` leaves them out, `--every 3` takes every third of them.
import { parseArgs } from 'node:util';
import {
  addScores,
  type CorpusPage,
  corpusOf,
  type Layout,
  LAYOUTS,
  NO_SCORE,
  type Score,
  scorePage,
} from '../../apps/server/test/support/printedReports/corpus.ts';
import { pdfOfSheets } from '../../apps/server/test/support/printedReports/pdf.ts';
import { type Scan, scanOfSheet } from '../../apps/server/test/support/printedReports/picture.ts';
import { readFile } from '../../apps/server/src/exchange/imports/pages/readFile.ts';
import { readReport } from '../../apps/server/src/exchange/imports/reading/readReport.ts';

const TODAY = '2026-11-26';
const SCANS: readonly Scan[] = [
  { dpi: 300 },
  { dpi: 200, askew: 1 },
  { dpi: 150, askew: -0.5 },
  { dpi: 200, isFax: true },
];

const { values } = parseArgs({ options: { text: { type: 'boolean' }, every: { type: 'string', default: '1' } } });
const every = Number(values.every);

const columns = ['layout', 'as', 'MD', 'points', 'right', 'open', 'open, wrong', 'empty', 'wrong'] as const;

function print(layout: Layout, as: string, depth: string, score: Score): void {
  const { points, right, openRight, openWrong, empty, wrong } = score;
  console.log(`| ${[layout.name, as, depth, points, right, openRight, openWrong, empty, wrong].join(' | ')} |`);
}

const scored = async (layout: Layout, page: CorpusPage, file: Uint8Array<ArrayBuffer>): Promise<Score> =>
  scorePage(layout, page, readReport(await readFile(file), TODAY).fields);

let wrong = 0;
console.log(`| ${columns.join(' | ')} |\n|${columns.map(() => ' --- |').join('')}`);
for (const layout of LAYOUTS) {
  for (const as of values.text ? (['text'] as const) : (['text', 'scan'] as const)) {
    const pages = corpusOf(layout).filter((_, at) => as === 'text' || at % every === 0);
    const byDepth = new Map<number, Score>();
    for (const [at, page] of pages.entries()) {
      const file = as === 'text' ? pdfOfSheets([page.sheet]) : scanOfSheet(page.sheet, SCANS[at % SCANS.length]);
      const score = await scored(layout, page, file);
      byDepth.set(page.depth, addScores(byDepth.get(page.depth) ?? NO_SCORE, score));
    }
    for (const [depth, score] of byDepth) print(layout, as, String(depth), score);
    const all = [...byDepth.values()].reduce(addScores, NO_SCORE);
    print(layout, as, 'all', all);
    wrong += all.wrong;
  }
}
process.exit(wrong > 0 ? 1 : 0);
