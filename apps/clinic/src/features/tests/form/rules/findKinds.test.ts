import { describe, expect, it } from 'vitest';
import { LANE_1 } from '../../../../fakes/devices.ts';
import { FORM_DATA } from '../../../../fakes/form.ts';
import { findKinds, type KindNames } from './findKinds.ts';
import { contentsOf, kindsOf } from './kinds.ts';
import type { Selection } from './selection.ts';

const NAMES: Partial<Record<string, string>> = {
  PERIMETRY: 'Perimetry visual field driving',
  COLOR_VISION: 'Color vision',
  AUDIOLOGY: 'Audiometry hearing',
  AVA_FAST: 'AVA Fast',
  AVA_STANDARD: 'AVA Standard',
  ESTERMAN: 'Esterman',
  D15: 'D-15',
  LANDOLT_C: 'Landolt C',
};
const nameOf = (value: string): string => NAMES[value] ?? value;
const of: KindNames = { kind: nameOf, strategy: nameOf, protocol: nameOf };
const NOTHING: Selection = { group: '', strategy: '', protocol: '' };
const kinds = kindsOf(FORM_DATA, { device: '' });
const patches = (search: string, now = NOTHING) => findKinds(kinds, search, of, now).map(({ patch }) => patch);

describe('the kinds of test in the form', () => {
  it('are each listed once, custom bundles as one, those the device cannot do marked [OUR-294]', () => {
    const withLane = kindsOf(FORM_DATA, { device: LANE_1.id });
    expect(withLane.map(({ value }) => value)).toEqual(kinds.map(({ value }) => value));
    expect(kinds.filter(({ value }) => value === 'CUSTOM_BUNDLE')).toHaveLength(1);
    expect(kinds.every(({ isOffered }) => isOffered)).toBe(true);
    expect(withLane.filter(({ isOffered }) => isOffered).map(({ value }) => value)).toEqual([
      'PERIMETRY',
      'VISUAL_ACUITY',
      'CUSTOM_BUNDLE',
    ]);
  });

  it('have each of their programs once, and their strategies [OUR-294]', () => {
    expect(contentsOf(kinds[0]!).protocols.slice(0, 4)).toEqual(['10-2', '24-2', '24-2C', '30-2']);
    const color = kinds.find(({ value }) => value === 'COLOR_VISION')!;
    expect(contentsOf(color)).toMatchObject({ protocols: [], strategies: expect.arrayContaining(['D15']) });
  });

  it.each([
    ['', kinds.length],
    ['  ', kinds.length],
    ['nothing like it', 0],
    ['landolt', 2],
  ])('“%s” finds %i of them [OUR-294]', (search, count) => expect(patches(search)).toHaveLength(count));

  it.each<[string, object]>([
    ['perim', { group: 'PERIMETRY' }],
    ['DRIVING', { group: 'PERIMETRY' }],
    ['hearing', { group: 'AUDIOLOGY' }],
    ['10-2', { group: 'PERIMETRY', strategy: 'FULL_THRESHOLD', protocol: '10-2' }],
    ['esterman', { group: 'PERIMETRY', strategy: 'ESTERMAN' }],
    ['field 24-2c', { group: 'PERIMETRY', strategy: 'FULL_THRESHOLD', protocol: '24-2C' }],
    ['ava fast 24-2', { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' }],
    ['d-15', { group: 'COLOR_VISION', strategy: 'D15' }],
  ])('“%s” sets what it names [OUR-294]', (search, patch) => expect(patches(search)).toEqual([patch]));

  it('keeps the strategy that is chosen where it has the program [OUR-294]', () => {
    const now: Selection = { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' };
    expect(patches('30-2', now)).toEqual([{ group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '30-2' }]);
    expect(patches('10-2', now)).toEqual([{ group: 'PERIMETRY', strategy: 'FULL_THRESHOLD', protocol: '10-2' }]);
  });
});
