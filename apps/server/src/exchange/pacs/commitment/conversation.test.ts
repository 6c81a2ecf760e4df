import { afterEach, describe, expect, it } from 'vitest';
import { type Dataset, encode } from '../../../platform/dicom/encode.ts';
import { type PlainPacs, startPlainPacs } from '../../../../test/support/dicom/plainPacs.ts';
import { requestCommitment } from './conversation.ts';

const TASK = {
  transaction: '2.25.7',
  instances: [
    { sopClass: '1.2.3', sopInstance: '1.2.3.4', series: '1.2.9' },
    { sopClass: '1.2.3', sopInstance: '1.2.3.5', series: '1.2.9' },
  ],
};
const PATIENCE = { opening: 500, response: 500 };
const WAIT = 100;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});
async function start(options: Parameters<typeof startPlainPacs>[0] = {}): Promise<PlainPacs> {
  const pacs = await startPlainPacs(options);
  closers.push(pacs.close);
  return pacs;
}
const request = ({ endpoint }: PlainPacs) => requestCommitment(endpoint, TASK, PATIENCE, WAIT);

/** An archive's answer: it keeps the first object, and has not the second. */
const answer = (transaction: string): Buffer =>
  encode([
    [0x00081195, 'UI', transaction],
    [0x00081199, 'SQ', [reference('1.2.3.4')]],
    [0x00081198, 'SQ', [[...reference('1.2.3.5'), [0x00081197, 'US', 0x0112]]]],
  ]);
const reference = (sopInstance: string): Dataset => [
  [0x00081150, 'UI', '1.2.3'],
  [0x00081155, 'UI', sopInstance],
];
const REPORT = { transaction: '2.25.7', kept: ['1.2.3.4'], failed: [{ sopInstance: '1.2.3.5', reason: 0x0112 }] };

describe('a request for storage commitment', () => {
  it.each([false, true])(
    'gets an answer in the same association, and acknowledges it (before the response: %s) [OUR-916]',
    async (isEventFirst) => {
      const pacs = await start({ eventOf: () => answer('2.25.7'), isEventFirst });
      expect(await request(pacs)).toEqual({ result: 'done', value: REPORT });
      expect(pacs.acknowledged).toEqual([0]);
      const sent = pacs.received[0]?.toString('latin1') ?? '';
      for (const uid of ['2.25.7', '1.2.3.4', '1.2.3.5']) expect(sent).toContain(uid);
      expect(pacs.released).toBe(1);
    },
  );

  it('is accepted without an answer, which comes later in another association [OUR-917]', async () => {
    const silent = await start();
    expect(await request(silent)).toEqual({ result: 'done', value: null });
    expect(silent.released).toBe(1);
    const other = await start({ eventOf: () => answer('2.25.8') });
    expect(await request(other)).toEqual({ result: 'done', value: null });
  });

  it('is refused, not answered, or of a service that the archive does not have [OUR-916]', async () => {
    const refusing = await start({ status: 0x0122 });
    expect(await request(refusing)).toMatchObject({ result: 'refused', mayPass: false });
    const full = await start({ status: 0x0213 });
    expect(await request(full)).toMatchObject({ result: 'refused', mayPass: true });
    const mute = await start({ silentAfter: 0 });
    expect(await request(mute)).toMatchObject({ result: 'unreached', trouble: 'NO_ANSWER' });
    const other = await start({ classes: ['1.2.9'] });
    expect(await request(other)).toMatchObject({ result: 'unreached', trouble: 'NO_SERVICE' });
    const broken = await start({ eventOf: () => Buffer.alloc(9, 0xff) });
    expect(await request(broken)).toMatchObject({ result: 'unreached', trouble: 'NO_DICOM' });
  });
});
