import { setTimeout } from 'node:timers/promises';
import { findWorklist } from '../../apps/server/src/exchange/pacs/conversation.ts';
import type { PacsEndpoint } from '../../apps/server/src/platform/db/tables/pacsTypes.ts';
import {
  DebianPeers,
  PROGRAMS,
  type SampleWorklist,
  worklistItem,
} from '../../apps/server/test/support/dicom/debianPeers.ts';
import { NAMES_IN_SETS } from '../../apps/server/test/support/dicom/namesInSets.ts';
import { startPlainPacs } from '../../apps/server/test/support/dicom/plainPacs.ts';
import { ms, percentile, type Table } from './table.ts';

const COUNTS = [1, 9, 700];
const RUNS = 20;
const MOST = 1000;
const KEYS = { patient: {}, step: {} };
const TRIES = 200;

async function until(check: () => Promise<void>): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    try {
      await check();
      return;
    } catch (error) {
      if (left === 0) throw error;
      await setTimeout(50);
    }
  }
}

/** The items that came with the right name, of all, and the median time of a query. */
async function measured(endpoint: PacsEndpoint, count: number, name: string): Promise<string> {
  let right = 0;
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now();
    const outcome = await findWorklist(endpoint, KEYS, MOST);
    times.push(performance.now() - began);
    const items = outcome.result === 'done' ? outcome.value.items : [];
    right += items.filter(({ names }) => names?.['patient_name'] === name).length;
  }
  return `${right} / ${count * RUNS}, ${ms(percentile(times, 0.5))}`;
}

type Peer = (
  sample: SampleWorklist,
  title: string,
  use: (endpoint: PacsEndpoint) => Promise<string>,
) => Promise<string>;

const plain: Peer = async (sample, _title, measure) => {
  const items = Array.from({ length: sample.count }, (_, number) => worklistItem(sample, number));
  const pacs = await startPlainPacs({ answers: () => items.map((dataSet) => ({ status: 0xff00, dataSet })) });
  try {
    return await measure(pacs.endpoint);
  } finally {
    pacs.close();
  }
};

const debian =
  (start: (peers: DebianPeers, sample: SampleWorklist, title: string) => Promise<PacsEndpoint>): Peer =>
  async (sample, title, measure) => {
    const peers = new DebianPeers(until);
    try {
      return await measure(await start(peers, sample, title));
    } finally {
      await peers.end();
    }
  };

const PEERS: Readonly<Record<string, Peer>> = {
  ...(PROGRAMS.wlmscpfs && {
    wlmscpfs: debian((peers, sample, title) => peers.startWlmscpfs(sample, title)),
  }),
  ...(PROGRAMS.orthanc && { Orthanc: debian((peers, sample, title) => peers.startOrthanc(title, sample)) }),
  'peer of bytes': plain,
};

/** Queries of worklists in each character set, against DCMTK and Orthanc, where those are installed, and a peer of bytes. */
export async function pacsBench(): Promise<Table> {
  const rows: string[][] = [];
  for (const [peer, ask] of Object.entries(PEERS)) {
    for (const [index, [characterSet, name, expected]] of NAMES_IN_SETS.entries()) {
      const cells = [];
      for (const count of COUNTS) {
        const measure = (endpoint: PacsEndpoint) => measured(endpoint, count, expected);
        cells.push(await ask({ characterSet, name, count }, `S${index}N${count}`, measure));
      }
      rows.push([peer, characterSet, ...cells]);
    }
  }
  return {
    title: `worklists of a PACS: items with the right name of all, in ${RUNS} queries, and the median time of a query`,
    head: ['peer', 'character set', ...COUNTS.map((count) => `${count} items`)],
    rows,
  };
}
