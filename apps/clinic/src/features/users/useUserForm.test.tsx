import { ApiError, ApiProvider } from '@isopter/api-client';
import type { Employee } from '@isopter/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { installBackend } from '../../fakes/stage/backend.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { startTexts } from '../../fakes/stage/startTexts.ts';
import { LAKEVIEW, MAIN, OWEN } from '../../fakes/data/users.ts';
import { client } from '../../lib/platform/api/client.ts';
import { useOfficeNames } from '../../lib/domain/offices/useOfficeNames.ts';
import { session } from '../../lib/platform/session/session.ts';
import { useUserForm } from './useUserForm.ts';

const READ: Employee = {
  ...OWEN,
  groups: ['OFFICE_ADMIN'],
  offices: [MAIN.id, LAKEVIEW.id],
  administrated_offices: [MAIN.id, LAKEVIEW.id],
};
const save = (): Promise<void> =>
  Promise.reject(
    new ApiError(409, { name: 'RecordChanged', current: { ...READ, administrated_offices: [MAIN.id], version: 4 } }),
  );

beforeEach(async () => {
  await startTexts('en-US');
  Object.assign(session, { status: 'signed-in', current: structuredClone(signedIn), ended: null });
  return installBackend({ listOffices: () => ({ results: [LAKEVIEW, MAIN], count: 2 }) });
});

describe('two versions of a user [OUR-552]', () => {
  it('have different texts if only the administrated offices differ', async () => {
    const { result, act } = await renderHook(
      () => ({ edit: useUserForm({ user: READ, save }), nameOf: useOfficeNames() }),
      {
        wrapper: ({ children }) => (
          <Router hook={memoryLocation({ path: '/' }).hook}>
            <ApiProvider client={client}>{children}</ApiProvider>
          </Router>
        ),
      },
    );
    await eventually(() => expect(result.current.nameOf([MAIN.id])).toBe(MAIN.name));
    await act(() => result.current.edit.form.setValue('administrated_offices', [LAKEVIEW.id], { shouldDirty: true }));
    await act(() => result.current.edit.submit());
    const [conflict, ...others] = result.current.edit.conflict?.fields ?? [];
    expect(others).toEqual([]);
    expect(conflict?.theirs).toContain(MAIN.name);
    expect(conflict?.theirs).not.toContain(LAKEVIEW.name);
    expect(conflict?.mine).toContain(LAKEVIEW.name);
  });
});
