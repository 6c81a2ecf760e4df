import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../../../../scripts/findProgram.ts';
import type { PacsEndpoint } from '../../../src/platform/db/tables/pacsTypes.ts';
import { encode } from '../../../src/platform/dicom/encode.ts';
import { type RawDataset, readElements, writeElements } from '../../../src/platform/dicom/elements.ts';
import { dicomFile } from '../../../src/platform/dicom/file.ts';
import { freeAddress } from '../freeAddress.ts';

/** The programs of Debian's packages dcmtk and orthanc; undefined where they are not installed. */
export const PROGRAMS = {
  wlmscpfs: findProgram(['wlmscpfs']),
  storescp: findProgram(['storescp']),
  orthanc: findProgram(['Orthanc']),
};
const PLUGINS = '/usr/share/orthanc/plugins';

/** A worklist of one name, which is given as bytes in Latin-1, with the character set that the bytes are in. */
export interface SampleWorklist {
  characterSet: string;
  name: string;
  count: number;
}

const UTF8 = 'ISO_IR 192';

/** The data set of an item, with everything that `wlmscpfs` wants of one. */
export function worklistItem({ characterSet, name }: SampleWorklist, number: number): Buffer {
  const plain = encode([
    [0x00080005, 'CS', UTF8],
    [0x00080050, 'SH', `A${number}`],
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
  ]);
  const elements: RawDataset = [
    ...readElements(plain, 'explicit').filter(({ tag }) => tag !== 0x00080005),
    { tag: 0x00080005, vr: 'CS', value: Buffer.from(characterSet) },
    { tag: 0x00100010, vr: 'PN', value: Buffer.from(name, 'latin1') },
  ];
  return writeElements(elements, 'explicit');
}

/** Returns the head of a file with an item of a worklist, without the data set. */
function fileHead(number: number): Buffer {
  const file = dicomFile({ sopClass: '1.2.3', sopInstance: `1.2.4.${number + 1}` }, []);
  const own = encode([
    [0x00080005, 'CS', UTF8],
    [0x00080016, 'UI', '1.2.3'],
    [0x00080018, 'UI', `1.2.4.${number + 1}`],
  ]);
  return file.subarray(0, file.length - own.length);
}

/** Starts Debian's DICOM programs in a temporary folder. */
export class DebianPeers {
  readonly folder = mkdtempSync(join(tmpdir(), 'isopter-debian-pacs-'));
  readonly #programs: ChildProcess[] = [];
  readonly #until: (check: () => Promise<void>) => Promise<void>;

  /** @param until repeats a check until it passes */
  constructor(until: (check: () => Promise<void>) => Promise<void>) {
    this.#until = until;
  }

  /** Starts a program at a free port, and waits until it takes connections. */
  async start(program: string, argsOf: (port: number) => string[], calledAe: string): Promise<PacsEndpoint> {
    const port = Number((await freeAddress()).port);
    this.#programs.push(spawn(program, argsOf(port), { stdio: 'ignore' }));
    await this.#until(async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect').finally(() => socket.destroy());
    });
    return { host: '127.0.0.1', port, calledAe, callingAe: 'ISOPTER1', characterSet: UTF8, tls: false, ca: null };
  }

  /** Writes a worklist. @returns its folder, whose name is an AE title */
  #worklist(sample: SampleWorklist, title: string): string {
    const path = join(this.folder, title);
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'lockfile'), '');
    for (let number = 0; number < sample.count; number += 1) {
      writeFileSync(join(path, `${number}.wl`), Buffer.concat([fileHead(number), worklistItem(sample, number)]));
    }
    return path;
  }

  /** Starts DCMTK's worklist. */
  startWlmscpfs(sample: SampleWorklist, title: string): Promise<PacsEndpoint> {
    this.#worklist(sample, title);
    const args = (port: number): string[] => ['-csk', '-dfp', this.folder, '-s', String(port)];
    return this.start(PROGRAMS.wlmscpfs!, args, title);
  }

  /** Starts Orthanc with a worklist, if there is a sample, and with more settings. */
  async startOrthanc(title: string, sample?: SampleWorklist, settings: object = {}): Promise<PacsEndpoint> {
    const http = Number((await freeAddress()).port);
    const storage = join(this.folder, `orthanc-${title}`);
    const configuration = `${storage}.json`;
    const args = (port: number): string[] => {
      const worklists = sample && {
        Plugins: [PLUGINS],
        Worklists: { Enable: true, Database: this.#worklist(sample, title), FilterIssuerAet: false, LimitAnswers: 0 },
      };
      const own = { StorageDirectory: storage, IndexDirectory: storage, DicomPort: port, HttpPort: http };
      const titles = {
        DicomAet: 'ORTHANC',
        DicomCheckCalledAet: true,
        DefaultEncoding: 'Utf8',
        DicomModalities: { isopter: ['ISOPTER1', '127.0.0.1', 104] },
      };
      writeFileSync(configuration, JSON.stringify({ ...own, ...titles, ...worklists, ...settings }));
      return [configuration];
    };
    return this.start(PROGRAMS.orthanc!, args, 'ORTHANC');
  }

  async end(): Promise<void> {
    const running = this.#programs.filter(({ exitCode }) => exitCode === null);
    const ended = running.map((program) => once(program, 'exit'));
    for (const program of running) program.kill();
    await Promise.all(ended);
    rmSync(this.folder, { recursive: true });
  }
}
