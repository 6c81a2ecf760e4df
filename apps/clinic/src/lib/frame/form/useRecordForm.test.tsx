import { ApiError } from '@isopter/api-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { type ReadRecord, useRecordForm } from './useRecordForm.ts';

interface Values {
  name: string;
  phone: string;
}
type Stored = Values & { version: number };

const READ: Stored = { name: 'Ann', phone: '1', version: 0 };
const save = vi.fn<(values: Values, read: ReadRecord<Values, Stored>) => Promise<void>>();
const changed = (current: Stored) =>
  new ApiError(409, { name: 'RecordChanged', current, changed_by: { id: '1', name: 'Maya Rosen' }, changed_at: null });

const valuesOf = (record: Stored | null): Values => ({ name: record?.name ?? '', phone: record?.phone ?? '' });

const open = () =>
  renderHook(
    () =>
      useRecordForm<Values, Stored>({
        record: READ,
        valuesOf,
        problemsOf: () => ({}),
        refusalOf: () => ({ fields: {}, text: 'Refused.' }),
        fields: { name: { label: 'Name' }, phone: { label: 'Phone' } },
      }),
    {
      wrapper: ({ children }) => <Router hook={memoryLocation({ path: '/' }).hook}>{children}</Router>,
    },
  );

beforeEach(() => void save.mockReset());

describe('the form of a record [OUR-552]', () => {
  it('saves again on top of a change of another field', async () => {
    save.mockRejectedValueOnce(changed({ ...READ, phone: '2', version: 4 })).mockResolvedValueOnce();
    const { result, act } = await open();
    await act(() => result.current.form.setValue('name', 'Anna', { shouldDirty: true }));
    await act(() => result.current.attempt(save));
    expect(save.mock.calls.map(([values, { version }]) => ({ ...values, version }))).toEqual([
      { name: 'Anna', phone: '1', version: 0 },
      { name: 'Anna', phone: '2', version: 4 },
    ]);
    expect(result.current.conflict).toBeNull();
    expect(result.current.form.getValues()).toEqual({ name: 'Anna', phone: '2' });
  });

  it('shows both versions of a field, and saves nothing before one is chosen', async () => {
    save.mockRejectedValueOnce(changed({ name: 'Anne', phone: '2', version: 4 })).mockResolvedValueOnce();
    const { result, act } = await open();
    await act(() => result.current.form.setValue('name', 'Anna', { shouldDirty: true }));
    await act(() => result.current.attempt(save));
    expect(result.current.conflict).toMatchObject({
      by: { name: 'Maya Rosen' },
      fields: [{ name: 'name', label: 'Name', theirs: 'Anne', mine: 'Anna', choice: null }],
    });
    await act(() => result.current.attempt(save));
    expect(save).toHaveBeenCalledOnce();
    expect(result.current.conflict?.attempts).toBe(1);

    await act(() => result.current.conflict?.fields[0]?.choose('theirs'));
    expect(result.current.form.getValues('name')).toBe('Anne');
    expect(result.current.conflict?.fields[0]).toMatchObject({ choice: 'theirs', theirs: 'Anne', mine: 'Anna' });
    await act(() => result.current.conflict?.fields[0]?.choose('mine'));
    expect(result.current.form.getValues('name')).toBe('Anna');
    // a later edit replaces the chosen value, and is saved
    await act(() => result.current.form.setValue('name', 'Anna Maria', { shouldDirty: true }));
    expect(result.current.conflict?.fields[0]).toMatchObject({ choice: 'mine', mine: 'Anna Maria' });
    await act(() => result.current.attempt(save));
    expect(save).toHaveBeenLastCalledWith({ name: 'Anna Maria', phone: '2' }, expect.objectContaining({ version: 4 }));
  });

  it('compares with the record that was read last', async () => {
    save.mockRejectedValueOnce(changed({ ...READ, phone: '2', version: 4 })).mockRejectedValueOnce(new ApiError(500));
    const { result, act } = await open();
    await act(() => result.current.form.setValue('name', 'Anna', { shouldDirty: true }));
    await act(() => result.current.attempt(save));
    expect(result.current.isReady).toBe(true);
    await act(() => result.current.form.setValue('name', 'Ann', { shouldDirty: true }));
    expect(result.current.isReady).toBe(false);
    await act(() => result.current.form.setValue('phone', '1', { shouldDirty: true }));
    expect(result.current.isReady).toBe(true);
  });

  it('meets one change after another, and gives up at last with what was typed still there', async () => {
    let version = 0;
    save.mockImplementation(() => Promise.reject(changed({ ...READ, phone: `${(version += 1)}`, version })));
    const { result, act } = await open();
    await act(() => result.current.form.setValue('name', 'Anna', { shouldDirty: true }));
    await act(() => result.current.attempt(save));
    expect(save.mock.calls.length).toBeGreaterThan(3);
    expect(result.current.failure).toBe('Refused.');
    expect(result.current.form.getValues('name')).toBe('Anna');
  });
});
