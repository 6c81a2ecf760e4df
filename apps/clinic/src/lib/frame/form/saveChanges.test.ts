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
const options = { valuesOf, sentOf: ({ email, phone }: Contact) => ({ email: email.toLowerCase(), phone }) };

describe('fields that are saved outside of a form of their record', () => {
  it('are saved on top of a change of other fields [OUR-553]', async () => {
    const theirs = { email: 'a@b.example', phone: '2', version: 3 };
    const send = vi.fn().mockRejectedValueOnce(changed(theirs)).mockResolvedValueOnce({ version: 4 });
    const typed = { email: 'c@d.example', phone: '1' };
    const merged = { email: 'c@d.example', phone: '2' };
    expect(await saveChanges({ ...options, read: READ, typed, send })).toEqual({
      read: { values: merged, version: 4 },
      merged,
      conflict: null,
    });
    expect(send).toHaveBeenLastCalledWith(merged, { values: valuesOf(theirs), version: 3 });
  });

  it('name a change of the same field once, then replace that one alone [OUR-553]', async () => {
    const theirs = { email: 'x@y.example', phone: '2', version: 3 };
    const send = vi.fn().mockRejectedValueOnce(changed(theirs)).mockResolvedValueOnce({ version: 4 });
    const typed = { email: 'c@d.example', phone: '1' };
    const first = await saveChanges({ ...options, read: READ, typed, send });
    const merged = { email: 'c@d.example', phone: '2' };
    expect(first).toEqual({
      read: { values: valuesOf(theirs), version: 3 },
      merged,
      conflict: { names: ['email'], by: { id: '1', name: 'Maya Rosen' } },
    });
    const second = await saveChanges({ ...options, read: first.read, typed: first.merged, send });
    expect(second).toEqual({ read: { values: merged, version: 4 }, merged, conflict: null });
    expect(send).toHaveBeenLastCalledWith(merged, first.read);
  });

  it('are no conflict if the stored value is the one that was sent [OUR-553]', async () => {
    const theirs = { email: 'c@d.example', phone: '1', version: 3 };
    const send = vi.fn().mockRejectedValueOnce(changed(theirs)).mockResolvedValueOnce({ version: 3 });
    const typed = { email: 'C@D.example', phone: '1' };
    expect((await saveChanges({ ...options, read: READ, typed, send })).conflict).toBeNull();
  });

  it('fail as their call does for any other reason', async () => {
    const refused = new ApiError(400, { name: 'ValidationError' });
    const send = vi.fn().mockRejectedValue(refused);
    await expect(saveChanges({ ...options, read: READ, typed: READ.values, send })).rejects.toBe(refused);
    expect(send).toHaveBeenCalledOnce();
  });
});
