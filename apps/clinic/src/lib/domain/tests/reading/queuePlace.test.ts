import { describe, expect, it } from 'vitest';
import { queuePath, readingPath, readQueue } from './queuePlace.ts';

const TEST = '1a000000-0000-4000-8000-000000000001';
const DOCTOR = '1b000000-0000-4000-8000-000000000001';

describe('the reading queue in an address', () => {
  it('is read as it was written [OUR-744]', () => {
    const queue = { order: 'change', day: '2026-11-20', doctor: DOCTOR, group: 'PERIMETRY', device: TEST } as const;
    const path = readingPath(TEST, queue);
    expect(path).toMatch(`/tests/findings/${TEST}?queue=change&`);
    expect(readQueue(path.split('?')[1]!)).toEqual(queue);
  });

  it('keeps whether it is narrowed to the tests of the user [OUR-748]', () => {
    const queue = { order: 'oldest', assigned: 'me' } as const;
    expect(readQueue(readingPath(TEST, queue).split('?')[1]!)).toEqual(queue);
    expect(queuePath(queue)).toBe('/today?assigned=me');
    expect(readQueue('queue=oldest&assigned=others')).toEqual({ order: 'oldest' });
  });

  it('leaves out values that are not valid [OUR-744]', () => {
    expect(readQueue('queue=patient&doctor=x&group=NONE&day=soon')).toEqual({ order: 'patient' });
    expect(readQueue('queue=loudest')).toBeNull();
    expect(readQueue('')).toBeNull();
  });

  it('leads back to its day [OUR-744]', () => {
    expect(queuePath({ order: 'oldest' })).toBe('/today');
    expect(queuePath({ order: 'newest', group: 'PERIMETRY' })).toBe('/today?queue=newest&group=PERIMETRY');
  });
});
