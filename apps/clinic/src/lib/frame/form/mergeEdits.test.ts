import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields, mergeEdits } from './mergeEdits.ts';

const before = { name: 'Ann', email: '', offices: ['a'] as string[], group: 'FIELD', strategy: 'FAST' };

describe('two changes of one form [OUR-552]', () => {
  it('keeps both where they are in different fields', () => {
    const { merged, conflicts } = mergeEdits(before, {
      mine: { ...before, email: 'ann@clinic.example' },
      theirs: { ...before, name: 'Anna', offices: ['a', 'b'] },
    });
    expect(merged).toEqual({ ...before, name: 'Anna', email: 'ann@clinic.example', offices: ['a', 'b'] });
    expect(conflicts).toEqual([]);
  });

  it('keeps mine in a conflict, and names the field', () => {
    const { merged, conflicts } = mergeEdits(before, {
      mine: { ...before, name: 'Annie' },
      theirs: { ...before, name: 'Anna' },
    });
    expect(merged.name).toBe('Annie');
    expect(conflicts).toEqual([['name']]);
  });

  it('has no conflict where both made the same of it', () => {
    const { conflicts } = mergeEdits(before, {
      mine: { ...before, name: 'Anna ', offices: ['b', 'a'] },
      theirs: { ...before, name: 'Anna', offices: ['a', 'b'] },
    });
    expect(conflicts).toEqual([]);
  });

  it('merges lists as sets, unless nothing of them is left', () => {
    const read = { offices: ['a', 'b'] };
    const merge = (mine: string[], theirs: string[]) =>
      mergeEdits(read, { mine: { offices: mine }, theirs: { offices: theirs } });
    expect(merge(['a', 'b', 'c'], ['b', 'd'])).toEqual({ merged: { offices: ['b', 'c', 'd'] }, conflicts: [] });
    expect(merge(['a'], ['b'])).toEqual({ merged: { offices: ['a'] }, conflicts: [['offices']] });
  });

  it('compares the values that are sent: a save whose answer was lost is no conflict with oneself', () => {
    const mine = { ...before, email: 'Ann@Clinic.example' };
    const theirs = { ...before, email: 'ann@clinic.example' };
    const sentOf = ({ email }: typeof before) => ({ email: email.toLowerCase() });
    expect(mergeEdits(before, { mine, theirs, sentOf }).conflicts).toEqual([]);
    expect(mergeEdits(before, { mine, theirs }).conflicts).toEqual([['email']]);
  });

  it('keeps fields together that mean something only together', () => {
    const together = [['group', 'strategy']] as const;
    const mine = { ...before, strategy: 'FULL' };
    const theirs = { ...before, group: 'ACUITY' };
    expect(mergeEdits(before, { mine, theirs, together })).toEqual({
      merged: mine,
      conflicts: [['group', 'strategy']],
    });
    expect(mergeEdits(before, { mine: before, theirs, together })).toEqual({ merged: theirs, conflicts: [] });
  });

  it('loses neither change, whatever they are', () => {
    const form = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.nat(2) });
    fc.assert(
      fc.property(form, form, form, (base, mine, theirs) => {
        const { merged, conflicts } = mergeEdits(base, { mine, theirs });
        const lost = (['a', 'b', 'c'] as const).filter((name) => {
          const isConflict = conflicts.some((names) => names.includes(name));
          const losesMine = mine[name] !== base[name] && merged[name] !== mine[name];
          const losesTheirs = theirs[name] !== base[name] && !isConflict && merged[name] !== theirs[name];
          return losesMine || losesTheirs;
        });
        expect(lost).toEqual([]);
      }),
    );
  });
});

describe('what a form sends [OUR-550]', () => {
  it('is the changed fields alone', () => {
    expect(changedFields(before, { ...before, name: 'Anna', email: ' ' })).toEqual({ name: 'Anna' });
    expect(changedFields<{ phone: string | null }>({ phone: '+12025550134' }, { phone: null })).toEqual({
      phone: null,
    });
    expect(changedFields(before, { ...before })).toEqual({});
  });
});
