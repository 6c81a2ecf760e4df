import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANE_1 } from '../../../../fakes/data/devices.ts';
import { FORM_DATA } from '../../../../fakes/data/form.ts';
import { findKinds, type KindNames, sectionsOf } from './findKinds.ts';
import { contentsOf, KIND_SECTIONS, kindsOf } from './kinds.ts';
import type { Selection } from './selection.ts';

/** The texts of a language that name tests. */
interface AppTexts {
  testNames: Record<'groups' | 'alsoCalled' | 'strategies' | 'protocols', Partial<Record<string, string>>>;
}

const NAMES: Partial<Record<string, string>> = {
  PERIMETRY: 'Perimetry',
  COLOR_VISION: 'Color vision',
  AUDIOLOGY: 'Audiometry',
  AVA_FAST: 'AVA Fast',
  AVA_STANDARD: 'AVA Standard',
  ESTERMAN: 'Esterman',
  D15: 'D-15',
  LANDOLT_C: 'Landolt C',
};
const OTHER_WORDS: Partial<Record<string, string>> = {
  PERIMETRY: 'visual field, glaucoma, driving',
  AUDIOLOGY: 'hearing',
};
const nameOf = (value: string): string => NAMES[value] ?? value;
const of: KindNames = {
  kind: nameOf,
  alsoCalled: (value) => OTHER_WORDS[value] ?? '',
  strategy: nameOf,
  protocol: nameOf,
};
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

  it.each(['en-us', 'es-es', 'ar-eg'])('are found first by their own names in %s [OUR-720]', (locale) => {
    const { testNames } = JSON.parse(readFileSync(`packages/locales/${locale}/app.json`, 'utf8')) as AppTexts;
    const named: KindNames = {
      kind: (value) => testNames.groups[value]!,
      alsoCalled: (value) => testNames.alsoCalled[value] ?? '',
      strategy: (value) => testNames.strategies[value]!,
      protocol: (value) => testNames.protocols[value] ?? value,
    };
    const all = kindsOf(FORM_DATA, { device: '' });
    for (const { value } of all) {
      const name = named.kind(value);
      const [word = ''] = name.split(/\s/);
      expect(findKinds(all, name.toLocaleUpperCase(), named, NOTHING)[0]!.kind.value).toBe(value);
      expect(named.kind(findKinds(all, word, named, NOTHING)[0]!.kind.value)).toMatch(new RegExp(`^${word}`));
    }
  });

  it('includes custom bundles by their names, those that the device can do [OUR-720]', () => {
    const name = 'Glaucoma first visit';
    const groups = FORM_DATA.groups.map((group) => (group.value === 'CUSTOM_BUNDLE' ? { ...group, name } : group));
    const id = groups.find(({ value }) => value === 'CUSTOM_BUNDLE')!.custom_test_bundle_info!.custom_test_bundle_id;
    const all = kindsOf({ ...FORM_DATA, groups }, { device: '' });
    expect(findKinds(all, 'first vis', of, NOTHING).map(({ patch }) => patch)).toEqual([
      { group: 'CUSTOM_BUNDLE', custom_test_bundle_type: id },
    ]);
    const both = findKinds(all, 'glaucoma', of, NOTHING).map(({ kind }) => kind.value);
    expect(both).toEqual(['PERIMETRY', 'CUSTOM_BUNDLE']);
  });

  it('shows the section of the best one first [OUR-720]', () => {
    expect(sectionsOf(findKinds(kinds, '', of, NOTHING))).toEqual(KIND_SECTIONS);
    const [first] = findKinds(kinds, 'audio', of, NOTHING);
    expect(sectionsOf(findKinds(kinds, 'audio', of, NOTHING))[0]).toBe(first!.kind.section);
  });
});
