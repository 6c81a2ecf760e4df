import { describe, expect, it } from 'vitest';
import { endOfQueue } from './endOfQueue.ts';

const ID = '1a000000-0000-4000-8000-000000000001';
const place = { position: 1, count: 1, previous: null, next: null };

describe('the end of the reading queue', () => {
  it('is not reached while an unread test follows [OUR-744]', () => {
    expect(endOfQueue({ ...place, next: ID }, true)).toBeNull();
    expect(endOfQueue({ ...place, previous: ID, next: ID }, false)).toBeNull();
  });

  it('tells whether earlier tests are left, or none [OUR-744]', () => {
    expect(endOfQueue({ ...place, previous: ID }, true)).toBe('last');
    expect(endOfQueue(place, true)).toBe('only');
    expect(endOfQueue(place, false)).toBe('done');
  });
});
