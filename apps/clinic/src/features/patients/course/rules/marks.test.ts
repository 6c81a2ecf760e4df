import { describe, expect, it } from 'vitest';
import { comparableEyes, compareMarked, type MarkedField } from './marks.ts';

const field = (id: string, time: string, ...eyes: MarkedField['eyes'][number][]): MarkedField => ({ id, time, eyes });
const newer = field('n', '2026-11-19T09:00:00Z', 'OS', 'OD');
const older = field('o', '2025-11-19T09:00:00Z', 'OS', 'OD');

describe('marked fields', () => {
  it('are compared two at a time, the older one as A, the left eye first [OUR-254]', () => {
    expect(compareMarked('p', [newer, older])).toEqual({ path: '/patients/p/compare?eye=OS&a=o&b=n' });
    expect(compareMarked('p', [newer, field('o', older.time, 'OD')])).toEqual({
      path: '/patients/p/compare?eye=OD&a=o&b=n',
    });
  });

  it('say why they are not compared [OUR-254]', () => {
    expect(compareMarked('p', [])).toBe('none');
    expect(compareMarked('p', [newer])).toBe('one');
    expect(compareMarked('p', [newer, older, field('x', '', 'OS')])).toBe('many');
    expect(compareMarked('p', [field('a', '1', 'OS'), field('b', '2', 'OD')])).toBe('eyes');
  });

  it('are those with sensitivities alone [OUR-254]', () => {
    expect(comparableEyes({ picture: { fields: [{ eye: 'OD', points: [] }] } })).toEqual(['OD']);
    expect(comparableEyes({ picture: { ears: [] } })).toEqual([]);
    expect(comparableEyes({ picture: null })).toEqual([]);
  });
});
