import { expect, it } from 'vitest';
import type { TimelineEvent } from './TimelineRow.tsx';
import { widthsOf } from './widths.ts';

const event: TimelineEvent = { id: '1', dateTime: '2026-10-27', time: '10/27/2026', title: 'Perimetry 24-2' };

it('reserves no room for parts that no event has', () => {
  const bare = { isRich: false, marker: '2rem', numbers: '0px', state: '0px', actions: '0px' };
  expect(widthsOf([])).toEqual(bare);
  expect(widthsOf([event])).toEqual(bare);
});
it('reserves room for parts that any event has', () => {
  const { isRich, marker, state } = widthsOf([event, { ...event, id: '2', drawing: 'a field', state: 'Signed' }]);
  expect([isRich, marker, state]).toEqual([true, '6.75rem', '5.5rem']);
  expect(widthsOf([{ ...event, numbers: '−6.53 dB' }])).toMatchObject({
    isRich: true,
    marker: '2rem',
    numbers: '20.75rem',
  });
  expect(widthsOf([{ ...event, actions: [] }]).actions).toBe('2.5rem');
});
