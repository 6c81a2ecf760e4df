import { afterEach, describe, expect, it } from 'vitest';
import { encode } from '../../../platform/dicom/encode.ts';
import { type PlainPacs, startPlainPacs } from '../../../../test/support/dicom/plainPacs.ts';
import type { StepMessage } from '../wire.ts';
import { reportStep } from './conversation.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});
async function start(options: Parameters<typeof startPlainPacs>[0] = {}): Promise<PlainPacs> {
  const pacs = await startPlainPacs(options);
  closers.push(pacs.close);
  return pacs;
}

const message = (action: StepMessage['action']): StepMessage => ({
  action,
  sopInstance: '1.2.3',
  dataSet: encode([
    [0x00080005, 'CS', 'ISO_IR 192'],
    [0x00100010, 'PN', 'Müller^Änne'],
    [0x00400252, 'CS', 'IN PROGRESS'],
  ]),
});
const CLASS = '1.2.840.10008.3.1.2.3.3\0';
/** An element of group 0 in implicit VR little endian. */
const element = (number: number, value: string): string =>
  Buffer.from([0, 0, number & 0xff, number >> 8, value.length, 0, 0, 0]).toString('latin1') + value;

describe('a procedure step', () => {
  it('is created with the affected UIDs and set with the requested ones, in the characters of the system [OUR-914]', async () => {
    const pacs = await start();
    const endpoint = { ...pacs.endpoint, characterSet: 'ISO_IR 100' };
    expect(await reportStep(endpoint, message('create'))).toEqual({ result: 'done', value: null });
    expect(await reportStep(endpoint, message('set'))).toEqual({ result: 'done', value: null });
    const [create = '', set = ''] = pacs.commands.map((bytes) => bytes.toString('latin1'));
    for (const one of [element(0x0002, CLASS), element(0x1000, '1.2.3\0'), element(0x0100, '\x40\x01')])
      expect(create).toContain(one);
    for (const one of [element(0x0003, CLASS), element(0x1001, '1.2.3\0'), element(0x0100, '\x20\x01')])
      expect(set).toContain(one);
    // neither has a priority (PS3.7, 10.3)
    expect(pacs.commands.some((bytes) => bytes.includes(Buffer.from([0, 0, 0, 7])))).toBe(false);
    expect(pacs.received[0]?.toString('latin1')).toContain('M\xfcller^\xc4nne');
    expect(pacs.released).toBe(2);
  });

  it.each([
    ['create', 0x0111, { result: 'done' }],
    ['create', 0x0107, { result: 'done' }],
    ['create', 0x0110, { result: 'refused', mayPass: true }],
    ['create', 0x0122, { result: 'refused', mayPass: false }],
    ['set', 0x0111, { result: 'refused', mayPass: false }],
    ['set', 0x0112, { result: 'refused', details: 'The system does not know the procedure step.', mayPass: false }],
  ] as const)('takes the answer to %s with status %i for %o', async (action, status, expected) => {
    const pacs = await start({ status });
    expect(await reportStep(pacs.endpoint, message(action))).toMatchObject(expected);
  });

  it('is not reported to a system without the service', async () => {
    const pacs = await start({ classes: ['1.2.9'] });
    expect(await reportStep(pacs.endpoint, message('create'))).toMatchObject({ trouble: 'NO_SERVICE' });
  });
});
