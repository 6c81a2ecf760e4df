import { ApiError } from '@isopter/api-client';
import { describe, expect, it, vi } from 'vitest';
import { saveChanges } from './saveChanges.ts';

interface Contact {
  email: string;
  phone: string;
}

const READ = { values: { email: 'a@b.example', phone: '1' }, version: 0 };
const changed = (current: Contact & { version: number }) =>
  new ApiError(409, { name: 'RecordChanged', current, changed_by: { id: '1', name: 'Maya Rosen' } });
const valuesOf = ({ email, phone }: Contact): Contact => ({ email, phone });

describe('fields that are saved outside of a form of their record', () => {
  it('are saved on top of a change of other fields [OUR-553]', async () => {
    const theirs = { email: 'a@b.example', phone: '2', version: 3 };
    const send = vi.fn().mockRejectedValueOnce(changed(theirs)).mockResolvedValueOnce(undefined);
    const typed = { email: 'c@d.example', phone: '1' };
    expect(await saveChanges({ read: READ, typed, valuesOf, send })).toBeNull();
    const merged = { email: 'c@d.example', phone: '2' };
    expect(send).toHaveBeenLastCalledWith(merged, { values: valuesOf(theirs), version: 3 });
  });

  it('name a change of the same field once, then replace it [OUR-553]', async () => {
    const theirs = { email: 'x@y.example', phone: '1', version: 3 };
    const send = vi.fn().mockRejectedValueOnce(changed(theirs)).mockResolvedValueOnce(undefined);
    const typed = { email: 'c@d.example', phone: '1' };
    const met = await saveChanges({ read: READ, typed, valuesOf, send });
    expect(met).toEqual({
      read: { values: valuesOf(theirs), version: 3 },
      names: ['email'],
      by: { id: '1', name: 'Maya Rosen' },
    });
    expect(await saveChanges({ read: met!.read, typed, valuesOf, send })).toBeNull();
    expect(send).toHaveBeenLastCalledWith(typed, met!.read);
  });

  it('fail as their call does for any other reason', async () => {
    const refused = new ApiError(400, { name: 'ValidationError' });
    const send = vi.fn().mockRejectedValue(refused);
    await expect(saveChanges({ read: READ, typed: READ.values, valuesOf, send })).rejects.toBe(refused);
    expect(send).toHaveBeenCalledOnce();
  });
});
