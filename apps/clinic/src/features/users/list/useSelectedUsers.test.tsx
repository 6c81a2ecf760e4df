import type { Employee } from '@isopter/contract';
import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { NINA, OLGA, OWEN } from '../../../fakes/data/users.ts';
import { useSelectedUsers } from './useSelectedUsers.ts';

it('takes as many users as can be changed at once, over several pages, and says when that is reached [OUR-525]', async () => {
  const { result, rerender, act } = await renderHook((rows: readonly Employee[] = []) => useSelectedUsers(rows, 2), {
    initialProps: [OLGA],
  });
  await act(() => result.current.select(new Set([OLGA.id])));
  expect([[...result.current.ids], result.current.isFull]).toEqual([[OLGA.id], false]);
  await rerender([NINA, OWEN]);
  await act(() => result.current.select(new Set([OLGA.id, NINA.id, OWEN.id])));
  expect([[...result.current.ids], result.current.isFull]).toEqual([[OLGA.id, NINA.id], true]);
  await act(() => result.current.clear());
  expect(result.current.isFull).toBe(false);
});
