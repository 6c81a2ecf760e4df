import { afterEach, describe, expect, it } from 'vitest';
import type { PacsEndpoint } from '../../platform/db/tables/pacsTypes.ts';
import { encode } from '../../platform/dicom/encode.ts';
import { TEST_CERTIFICATE } from '../../../test/support/testCertificate.ts';
import {
  explicit,
  inImplicit,
  type PlainAnswer,
  type PlainPacs,
  startPlainPacs,
} from '../../../test/support/dicom/plainPacs.ts';
import { echo, findWorklist, storeObjects } from './conversation.ts';

const KEYS = { patient: {}, step: {} };
const MOST = 1000;
const SHORT = { opening: 100, response: 100 };

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});
async function start(options: Parameters<typeof startPlainPacs>[0] = {}): Promise<PlainPacs> {
  const pacs = await startPlainPacs(options);
  closers.push(pacs.close);
  return pacs;
}

/** An item by its attributes; those of a text are given by their bytes as Latin-1. */
const item = (name: string, sets = 'ISO_IR 192', ...more: Buffer[]): Buffer[] => [
  explicit(0x0008, 0x0005, 'CS', sets),
  ...more,
  explicit(0x0010, 0x0010, 'PN', name),
  explicit(0x0010, 0x0020, 'LO', 'PID-1'),
];
const answer = (status: number, attributes: Buffer[]): PlainAnswer => ({
  status,
  dataSet: Buffer.concat(attributes),
});
/** Every other item has the status that keys are not supported. */
const many = (count: number) => () =>
  Array.from({ length: count }, (_, index) => answer(index % 2 === 0 ? 0xff01 : 0xff00, item(`Person^${index}`)));

const accession = (value: string): Buffer => explicit(0x0008, 0x0050, 'SH', value);
const object = (name: string): Uint8Array =>
  new Uint8Array(
    encode([
      [0x00080005, 'CS', 'ISO_IR 192'],
      [0x00080016, 'UI', '1.2.3'],
      [0x00080018, 'UI', '1.2.3.4'],
      [0x00100010, 'PN', name],
      [0x0020000e, 'UI', '1.2.3.9'],
      [0x00400275, 'SQ', [[[0x00400007, 'LO', 'Gesichtsfeld für Anna']]]],
      [0x00420011, 'OB', new Uint8Array(100_000).fill(7)],
    ]),
  );

const INSTANCE = { sopClass: '1.2.3', sopInstance: '1.2.3.4', series: '1.2.3.9' };

const found = async (endpoint: PacsEndpoint, keys: Parameters<typeof findWorklist>[1] = KEYS) => {
  const outcome = await findWorklist(endpoint, keys, MOST);
  expect(outcome).toMatchObject({ result: 'done' });
  return outcome.result === 'done' ? outcome.value : { items: [], truncated: false };
};

describe('a query', () => {
  it.each([1, 9, 700])('takes all %i items, whether keys are supported or not [OUR-724]', async (count) => {
    const pacs = await start({ answers: many(count) });
    for (let run = 0; run < 20; run += 1) {
      const { items, truncated } = await found(pacs.endpoint);
      expect(truncated).toBe(false);
      expect(items.map(({ texts }) => texts['patient_name'])).toEqual(
        Array.from({ length: count }, (_, index) => `Person^${index}`),
      );
    }
    expect(pacs.released).toBe(20);
  });

  it.each(['byte', 'whole', 'message'] as const)('reads answers however they are cut: by %s [OUR-724]', async (cut) => {
    const pacs = await start({ answers: many(9), cut });
    expect((await found(pacs.endpoint)).items).toHaveLength(9);
  });

  it('takes no more items than the limit, and reports the truncation', async () => {
    const pacs = await start({ answers: many(9) });
    const outcome = await findWorklist(pacs.endpoint, KEYS, 3);
    expect(outcome).toMatchObject({ result: 'done', value: { truncated: true, items: [{}, {}, {}] } });
  });

  it('is in implicit VR little endian if the PACS wants that', async () => {
    const pacs = await start({
      answers: () => [answer(0xff00, item('M\xc3\xbcller^\xc3\x84nne').map(inImplicit))],
      isImplicit: true,
    });
    expect((await found(pacs.endpoint)).items[0]?.texts['patient_name']).toBe('Müller^Änne');
    expect(pacs.received[0]?.subarray(0, 18).toString('latin1')).toBe('\x08\0\x05\0\x0a\0\0\0ISO_IR 192');
  });

  it('reads the characters that an item names, in every group of a name [OUR-725]', async () => {
    const korean = '\u001b$)C\xb1\xe8^\u001b$)C\xb9\xce\xbc\xad';
    const japanese = '=\u001b$BNkLZ\u001b(B^\u001b$B2V\u001b(B';
    const pacs = await start({
      answers: () => [
        answer(0xff00, item(korean, '\\ISO 2022 IR 149')),
        answer(0xff00, item(japanese, '\\ISO 2022 IR 87')),
        answer(0xff00, item('B\xe4cker^\u001b-L\xb0\xdd\xdd\xd0', 'ISO 2022 IR 100\\ISO 2022 IR 144')),
        answer(0xff00, item('M\xfcller', '')),
      ],
    });
    const { items } = await found({ ...pacs.endpoint, characterSet: 'ISO_IR 100' });
    expect(items.map(({ names }) => names?.['patient_name'])).toEqual(['김^민서', '=鈴木^花', 'Bäcker^Анна', 'Müller']);
  });

  it('asks in the characters of the PACS [OUR-726]', async () => {
    const pacs = await start();
    const keys = { patient: { PatientName: 'Bäumler*' }, step: { Modality: 'OPV' } };
    await found({ ...pacs.endpoint, characterSet: 'ISO_IR 100' }, keys);
    const query = pacs.received[0]?.toString('latin1') ?? '';
    expect(query).toContain('CS\x0a\0ISO_IR 100');
    expect(query).toContain('PN\x08\0B\xe4umler*');
    expect(query).toContain('CS\x04\0OPV ');
    await found(
      { ...pacs.endpoint, characterSet: '\\ISO 2022 IR 87' },
      { patient: { PatientName: '山田*' }, step: {} },
    );
    expect(pacs.received[1]?.toString('latin1')).toContain('\u001b$B;3ED\u001b(B*');
    const outcome = await findWorklist(
      { ...pacs.endpoint, characterSet: 'ISO_IR 101' },
      { patient: { PatientName: '山' }, step: {} },
      MOST,
    );
    expect(outcome).toMatchObject({ result: 'refused' });
  });

  it('warns of an item only if the PACS did not search by a key of the user [OUR-727]', async () => {
    const pacs = await start({
      answers: () => [
        answer(0xff01, item('A^A', 'ISO_IR 192', accession('QA1'))),
        answer(0xff01, item('B^B', 'ISO_IR 192', accession('QA2'))),
        answer(0xff01, item('C^C')),
        answer(0xff00, item('D^D')),
      ],
    });
    const statuses = async (patient: object) =>
      (await found(pacs.endpoint, { patient, step: {} })).items.map(({ status }) => status);
    expect(await statuses({})).toEqual(['Success', 'Success', 'Success', 'Success']);
    expect(await statuses({ PatientName: 'A*' })).toEqual(['Success', 'Success', 'Success', 'Success']);
    expect(await statuses({ AccessionNumber: 'QA1' })).toEqual(['Success', 'Warning', 'Warning', 'Success']);
  });

  it('fails when the PACS refuses it, or stops in the midst', async () => {
    const refusing = await start({ answers: () => [{ status: 0xa700 }] });
    expect(await findWorklist(refusing.endpoint, KEYS, MOST)).toMatchObject({ result: 'refused', mayPass: true });
    const stopping = await start({ answers: many(9), silentAfter: 4 });
    expect(await findWorklist(stopping.endpoint, KEYS, MOST, SHORT)).toMatchObject({ trouble: 'NO_ANSWER' });
    const broken = await start({ answers: () => [{ status: 0xff00, dataSet: Buffer.alloc(9, 0xff) }] });
    expect(await findWorklist(broken.endpoint, KEYS, MOST)).toMatchObject({ trouble: 'NO_DICOM' });
  });
});

describe('an object', () => {
  it('is stored unchanged, in units of the size that the PACS accepts', async () => {
    const pacs = await start();
    const sent = object('Müller^Änne');
    expect(await storeObjects(pacs.endpoint, [sent, sent])).toEqual({
      result: 'done',
      value: { instances: [INSTANCE, INSTANCE], left: 0 },
    });
    expect(pacs.received.map((one) => one.equals(Buffer.from(sent)))).toEqual([true, true]);
    expect(pacs.released).toBe(1);
  });

  it('is stored in the characters of the archive, in UTF-8 if those are too few [OUR-726]', async () => {
    const pacs = await start();
    const latin = { ...pacs.endpoint, characterSet: 'ISO_IR 100' };
    await storeObjects(latin, [object('Müller^Änne'), object('山田')]);
    const [first = '', second = ''] = pacs.received.map((one) => one.toString('latin1'));
    expect(first).toContain('ISO_IR 100');
    expect(first).toContain('M\xfcller^\xc4nne');
    expect(first).toContain('Gesichtsfeld f\xfcr Anna');
    expect(second).toContain('ISO_IR 192');
    expect(Buffer.from(second, 'latin1').toString()).toContain('山田');
  });

  it('is stored in implicit VR little endian if the PACS wants that', async () => {
    const pacs = await start({ isImplicit: true });
    expect(await storeObjects(pacs.endpoint, [object('A')])).toMatchObject({ result: 'done' });
    expect(pacs.received[0]?.subarray(0, 18).toString('latin1')).toBe('\x08\0\x05\0\x0a\0\0\0ISO_IR 192');
  });

  it('is refused, or of a class that the PACS does not take', async () => {
    const full = await start({ status: 0xa700 });
    expect(await storeObjects(full.endpoint, [object('A')])).toMatchObject({ result: 'refused', mayPass: true });
    const coercing = await start({ status: 0xb000 });
    expect(await storeObjects(coercing.endpoint, [object('A')])).toMatchObject({ result: 'done' });
    const other = await start({ classes: ['1.2.9'] });
    expect(await storeObjects(other.endpoint, [object('A')])).toMatchObject({ result: 'refused', mayPass: false });
  });
});

describe('an echo', () => {
  it('is given [OUR-729]', async () => {
    const pacs = await start();
    expect(await echo(pacs.endpoint)).toEqual({ result: 'done', value: null });
  });

  it.each([
    [[1, 1, 7], 'CALLED_AE'],
    [[1, 1, 3], 'CALLING_AE'],
    [[2, 3, 1], 'BUSY'],
    [[1, 1, 1], 'REJECTED'],
  ] as const)('is refused with result, source and reason %j: %s [OUR-729]', async (reject, trouble) => {
    const pacs = await start({ reject });
    expect(await echo(pacs.endpoint)).toMatchObject({ result: 'unreached', trouble });
  });

  it('fails for a closed port, an unknown host, and a server without DICOM [OUR-729]', async () => {
    const pacs = await start({ classes: [] });
    expect(await echo(pacs.endpoint)).toMatchObject({ trouble: 'NO_SERVICE' });
    pacs.close();
    expect(await echo(pacs.endpoint)).toMatchObject({ trouble: 'REFUSED' });
    expect(await echo({ ...pacs.endpoint, host: 'pacs.invalid' })).toMatchObject({ trouble: 'UNKNOWN_HOST' });
  });

  it('works over TLS, if the certificate is trusted [OUR-728]', async () => {
    const pacs = await start({ tls: TEST_CERTIFICATE });
    expect(await echo(pacs.endpoint)).toMatchObject({ result: 'done' });
    expect(await echo({ ...pacs.endpoint, ca: null })).toMatchObject({ trouble: 'TLS' });
    expect(await echo({ ...pacs.endpoint, tls: false })).toMatchObject({ trouble: 'CLOSED' });
    const plain = await start();
    expect(await echo({ ...plain.endpoint, tls: true }, SHORT)).toMatchObject({ trouble: 'TLS' });
  });
});
