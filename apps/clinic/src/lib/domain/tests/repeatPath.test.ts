import { describe, expect, it } from 'vitest';
import { repeatOf, repeatPath } from './repeatPath.ts';

const read = (path: string) => repeatOf(new URL(path, 'http://clinic').searchParams);

describe('the address of a repeat', () => {
  it('says which test and which eye of it, for its patient or none', () => {
    expect(repeatPath({ id: 't1', patient: 'p1' }, 'OD')).toBe('/tests/new/p1?repeat=t1&eye=OD');
    expect(repeatPath({ id: 't1', patient: null })).toBe('/tests/new/none?repeat=t1');
  });

  it('is read as it was written, and without an eye that does not exist', () => {
    expect(read(repeatPath({ id: 't1', patient: 'p1' }, 'OS'))).toEqual({ test: 't1', eye: 'OS' });
    expect(read(repeatPath({ id: 't1', patient: 'p1' }))).toEqual({ test: 't1', eye: undefined });
    expect(read('/tests/new/p1?repeat=t1&eye=third')).toEqual({ test: 't1', eye: undefined });
    expect(read('/tests/new/p1?eye=OD')).toBeUndefined();
  });
});
