import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useDurationText } from './useElapsed.ts';

it('writes durations with their units, which no time of day has [OUR-873]', async () => {
  const { result } = await renderHook(() => useDurationText());
  expect([0, 45, 60, 218.7, 720, 3605].map(result.current)).toEqual([
    '0 sec',
    '45 sec',
    '1 min',
    '3 min 38 sec',
    '12 min',
    '60 min 5 sec',
  ]);
});
