import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDicom } from 'dicom-parser';
import { afterAll, describe, expect, it } from 'vitest';
import type { PacsEndpoint } from '../../platform/db/tables/pacsTypes.ts';
import type { CommitmentReport } from '../../platform/dicom/commitment.ts';
import { dataSetOf, dicomFile } from '../../platform/dicom/file.ts';
import { DebianPeers, PROGRAMS } from '../../../test/support/dicom/debianPeers.ts';
import { NAMES_IN_SETS } from '../../../test/support/dicom/namesInSets.ts';
import { requestCommitment } from './commitment/conversation.ts';
import { listenForCommitments } from './commitment/listener.ts';
import { echo, findWorklist, storeObjects } from './conversation.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';

/** `npm run test:all` runs these against the PACS of Debian's packages dcmtk and orthanc, where those are installed. */
const isAll = process.env['ISOPTER_TESTS'] === 'all';
const hasDcmtk = PROGRAMS.wlmscpfs !== undefined && PROGRAMS.storescp !== undefined;
const hasOrthanc = PROGRAMS.orthanc !== undefined;

const RUNS = 20;
const MOST = 1000;
const KEYS = { patient: {}, step: {} };
const ENCAPSULATED_PDF = '1.2.840.10008.5.1.4.1.1.104.1';

const peers = new DebianPeers(eventually);
afterAll(() => peers.end());

async function expectAll(endpoint: PacsEndpoint, count: number, name: string, runs = RUNS): Promise<void> {
  for (let run = 0; run < runs; run += 1) {
    const outcome = await findWorklist(endpoint, KEYS, MOST);
    expect({ run, outcome }).toMatchObject({ outcome: { result: 'done', value: { truncated: false } } });
    const items = outcome.result === 'done' ? outcome.value.items : [];
    expect(items.map(({ texts }) => texts['patient_id']).toSorted()).toEqual(
      Array.from({ length: count }, (_, number) => `P${number}`).toSorted(),
    );
    expect(new Set(items.map(({ names }) => names?.['patient_name']))).toEqual(new Set([name]));
    expect(items.every(({ status }) => status === 'Success')).toBe(true);
  }
}

const object = (): Uint8Array =>
  dataSetOf(
    dicomFile({ sopClass: ENCAPSULATED_PDF, sopInstance: '1.2.3.4' }, [
      [0x00100010, 'PN', 'Müller^Änne'],
      [0x00100020, 'LO', 'P1'],
      [0x0020000d, 'UI', '1.2.3'],
      [0x0020000e, 'UI', '1.2.3.9'],
      [0x00420011, 'OB', new Uint8Array(200_000).fill(7)],
    ]),
  );

const COUNTS = [1, 9, 700];
const NAME = 'Müller^Änne=山田';
const sampleOf = (count: number) => ({
  characterSet: 'ISO_IR 192',
  name: Buffer.from(NAME).toString('latin1'),
  count,
});

describe.runIf(isAll && hasDcmtk)('the PACS of DCMTK', () => {
  it.each(COUNTS)('answers with all %i items, each time [OUR-724]', async (count) => {
    const endpoint = await peers.startWlmscpfs(sampleOf(count), `N${count}`);
    await expectAll(endpoint, count, NAME);
    expect(await echo(endpoint)).toMatchObject({ result: 'done' });
    expect(await echo({ ...endpoint, calledAe: 'OTHER' })).toMatchObject({ trouble: 'CALLED_AE' });
  });

  it.each(NAMES_IN_SETS)('has items in the character set %s [OUR-725]', async (characterSet, name, expected) => {
    const title = `S${NAMES_IN_SETS.findIndex(([one]) => one === characterSet)}`;
    const endpoint = await peers.startWlmscpfs({ characterSet, name, count: 9 }, title);
    await expectAll(endpoint, 9, expected, 1);
    expect(await echo(endpoint)).toMatchObject({ result: 'done' });
  });

  it('stores what it is sent', async () => {
    const stored = join(peers.folder, 'stored');
    mkdirSync(stored);
    const endpoint = await peers.start(PROGRAMS.storescp!, (port) => ['-od', stored, String(port)], 'ARCHIVE');
    expect(await storeObjects({ ...endpoint, characterSet: 'ISO_IR 100' }, [object()])).toMatchObject({
      result: 'done',
    });
    const [file] = readdirSync(stored);
    const data = parseDicom(new Uint8Array(readFileSync(join(stored, file!))));
    expect(data.string('x00080005')).toBe('ISO_IR 100');
    expect(data.string('x00100010')).toBe('Müller^Änne');
    expect(data.elements['x00420011']?.length).toBe(200_000);
  });
});

describe.runIf(isAll && hasOrthanc)('Orthanc', () => {
  it.each(COUNTS)('answers with all %i items, each time, and stores what it is sent [OUR-724]', async (count) => {
    const endpoint = await peers.startOrthanc(`O${count}`, sampleOf(count));
    await expectAll(endpoint, count, NAME);
    expect(await storeObjects(endpoint, [object()])).toMatchObject({ result: 'done' });
    expect(await echo({ ...endpoint, calledAe: 'OTHER' })).toMatchObject({ trouble: 'CALLED_AE' });
  });

  it('confirms stored objects in a new association, and names an object that it does not have [OUR-917]', async () => {
    const answers: CommitmentReport[] = [];
    const listener = await listenForCommitments('0', undefined, {
      wrongTitle: () => Promise.resolve(undefined),
      take: (report) => Promise.resolve(answers.push(report) > 0),
    });
    try {
      const DicomModalities = { isopter: { AET: 'ISOPTER1', Host: '127.0.0.1', Port: listener.port } };
      const endpoint = await peers.startOrthanc('commitment', undefined, { DicomModalities });
      const stored = await storeObjects(endpoint, [object()]);
      const [one] = stored.result === 'done' ? stored.value.instances : [];
      const lost = { ...one!, sopInstance: '1.2.3.5' };
      const task = { transaction: '2.25.7', instances: [one!, lost] };
      expect(await requestCommitment(endpoint, task, undefined, 100)).toEqual({ result: 'done', value: null });
      await eventually(() => expect(answers).toHaveLength(1));
      expect(answers).toEqual([
        { transaction: '2.25.7', kept: ['1.2.3.4'], failed: [{ sopInstance: '1.2.3.5', reason: 0x0112 }] },
      ]);
    } finally {
      await listener.close();
    }
  });
});
