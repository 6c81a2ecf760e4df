import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDicom } from 'dicom-parser';
import { afterAll, describe, expect, it } from 'vitest';
import type { PacsEndpoint } from '../../platform/db/tables/pacsTypes.ts';
import type { Dataset } from '../../platform/dicom/encode.ts';
import { dataSetOf, dicomFile } from '../../platform/dicom/file.ts';
import { freeAddress } from '../../../test/support/freeAddress.ts';
import type { CommitmentReport } from '../../platform/dicom/commitment.ts';
import { requestCommitment } from './commitment/conversation.ts';
import { listenForCommitments } from './commitment/listener.ts';
import { echo, findWorklist, storeObjects } from './conversation.ts';
import { findProgram } from '../../../../../scripts/findProgram.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';

/** `npm run test:all` runs these against the PACS of Debian's packages dcmtk and orthanc, where those are installed. */
const isAll = process.env['ISOPTER_TESTS'] === 'all';
const wlmscpfs = findProgram(['wlmscpfs']);
const storescp = findProgram(['storescp']);
const orthanc = findProgram(['Orthanc']);

const RUNS = 20;
const MOST = 1000;
const KEYS = { patient: {}, step: {} };
const PLUGINS = '/usr/share/orthanc/plugins';
const ENCAPSULATED_PDF = '1.2.840.10008.5.1.4.1.1.104.1';

const folder = mkdtempSync(join(tmpdir(), 'isopter-debian-pacs-'));
const programs: ChildProcess[] = [];
afterAll(async () => {
  const running = programs.filter(({ exitCode }) => exitCode === null);
  const ended = running.map((program) => once(program, 'exit'));
  for (const program of running) program.kill();
  await Promise.all(ended);
  rmSync(folder, { recursive: true });
});

/** Starts a program at a free port, and waits until it takes connections. */
async function start(program: string, argsOf: (port: number) => string[], calledAe: string): Promise<PacsEndpoint> {
  const port = Number((await freeAddress()).port);
  programs.push(spawn(program, argsOf(port), { stdio: 'ignore' }));
  await eventually(async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect').finally(() => socket.destroy());
  });
  const characterSet = 'ISO_IR 192';
  return { host: '127.0.0.1', port, calledAe, callingAe: 'ISOPTER1', characterSet, tls: false, ca: null };
}

/** An item with everything that `wlmscpfs` wants of one. */
const item = (number: number): Dataset => [
  [0x00080050, 'SH', `A${number}`],
  [0x00100010, 'PN', `Müller^${number}=山田`],
  [0x00100020, 'LO', `P${number}`],
  [0x00100030, 'DA', '19610314'],
  [0x00100040, 'CS', 'F'],
  [0x0020000d, 'UI', `1.2.3.${number + 1}`],
  [0x00321060, 'LO', 'Visual field'],
  [
    0x00400100,
    'SQ',
    [
      [
        [0x00080060, 'CS', 'OPV'],
        [0x00400001, 'AE', 'ISOPTER1'],
        [0x00400002, 'DA', '20261129'],
        [0x00400003, 'TM', '090000'],
        [0x00400007, 'LO', '24-2'],
        [0x00400009, 'SH', `S${number}`],
      ],
    ],
  ],
  [0x00401001, 'SH', `R${number}`],
];

/** Writes a worklist of so many items. @returns its folder, whose name is an AE title */
function worklist(count: number): string {
  const path = join(folder, `N${count}`);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'lockfile'), '');
  for (let number = 0; number < count; number += 1) {
    const sopInstance = `1.2.4.${number + 1}`;
    writeFileSync(join(path, `${number}.wl`), dicomFile({ sopClass: '1.2.3', sopInstance }, item(number)));
  }
  return path;
}

async function expectAll(endpoint: PacsEndpoint, count: number): Promise<void> {
  for (let run = 0; run < RUNS; run += 1) {
    const outcome = await findWorklist(endpoint, KEYS, MOST);
    expect({ run, outcome }).toMatchObject({ outcome: { result: 'done', value: { truncated: false } } });
    const items = outcome.result === 'done' ? outcome.value.items : [];
    expect(items.map(({ names }) => names?.['patient_name']).toSorted()).toEqual(
      Array.from({ length: count }, (_, number) => `Müller^${number}=山田`).toSorted(),
    );
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
const worklistArgs = (port: number): string[] => ['-csk', '-dfp', folder, '-s', String(port)];

describe.runIf(isAll && wlmscpfs !== undefined && storescp !== undefined)('the PACS of DCMTK', () => {
  it.each(COUNTS)('answers with all %i items, each time [OUR-724]', async (count) => {
    worklist(count);
    const endpoint = await start(wlmscpfs!, worklistArgs, `N${count}`);
    await expectAll(endpoint, count);
    expect(await echo(endpoint)).toMatchObject({ result: 'done' });
    expect(await echo({ ...endpoint, calledAe: 'OTHER' })).toMatchObject({ trouble: 'CALLED_AE' });
  });

  it('stores what it is sent', async () => {
    const stored = join(folder, 'stored');
    mkdirSync(stored);
    const endpoint = await start(storescp!, (port) => ['-od', stored, String(port)], 'ARCHIVE');
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

describe.runIf(isAll && orthanc !== undefined)('storage commitment of Orthanc', () => {
  it('confirms what it keeps in an association of its own, and says which object it does not have [OUR-917]', async () => {
    const answers: CommitmentReport[] = [];
    const listener = await listenForCommitments('0', undefined, {
      wrongTitle: () => Promise.resolve(undefined),
      take: (report) => Promise.resolve(answers.push(report) > 0),
    });
    const http = Number((await freeAddress()).port);
    const configuration = join(folder, 'orthanc-commitment.json');
    const storage = join(folder, 'orthanc-commitment');
    const args = (port: number): string[] => {
      writeFileSync(
        configuration,
        JSON.stringify({
          StorageDirectory: storage,
          IndexDirectory: storage,
          DicomAet: 'ORTHANC',
          DicomPort: port,
          HttpPort: http,
          DicomModalities: { isopter: { AET: 'ISOPTER1', Host: '127.0.0.1', Port: listener.port } },
        }),
      );
      return [configuration];
    };
    try {
      const endpoint = await start(orthanc!, args, 'ORTHANC');
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

describe.runIf(isAll && orthanc !== undefined)('Orthanc', () => {
  it.each(COUNTS)('answers with all %i items, each time, and stores what it is sent [OUR-724]', async (count) => {
    const http = Number((await freeAddress()).port);
    const configuration = join(folder, `orthanc-${count}.json`);
    const args = (port: number): string[] => {
      const storage = join(folder, `orthanc-${count}`);
      writeFileSync(
        configuration,
        JSON.stringify({
          StorageDirectory: storage,
          IndexDirectory: storage,
          DicomAet: 'ORTHANC',
          DicomPort: port,
          HttpPort: http,
          DefaultEncoding: 'Utf8',
          Plugins: [PLUGINS],
          Worklists: { Enable: true, Database: worklist(count), FilterIssuerAet: false, LimitAnswers: 0 },
          DicomModalities: { isopter: ['ISOPTER1', '127.0.0.1', 104] },
          DicomCheckCalledAet: true,
        }),
      );
      return [configuration];
    };
    const endpoint = await start(orthanc!, args, 'ORTHANC');
    await expectAll(endpoint, count);
    expect(await storeObjects(endpoint, [object()])).toMatchObject({ result: 'done' });
    expect(await echo({ ...endpoint, calledAe: 'OTHER' })).toMatchObject({ trouble: 'CALLED_AE' });
  });
});
