import { describe, expect, it } from 'vitest';
import { LANE_2 } from '../../../../../fakes/data/devices.ts';
import { FORM_DATA } from '../../../../../fakes/data/form.ts';
import { change, open } from '../change.ts';
import { defaultValues } from '../defaults.ts';
import { changedOptions, foldedOptions } from './usual.ts';
import type { TestFormData, TestFormValues } from '../values.ts';
import { visibleOptions } from '../visible.ts';

const FIELD = { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' } as const;
const data: TestFormData = {
  ...FORM_DATA,
  preferences: { ...FORM_DATA.preferences, device: LANE_2.id, test_group: FIELD, language: 'es', skip_tutorial: true },
};
const begun = open(defaultValues(data), data).values;
const after = (...patches: readonly Partial<TestFormValues>[]): TestFormValues =>
  patches.reduce<TestFormValues>((values, patch) => change(values, patch, data).values, begun);

describe('the options of a test that are folded away', () => {
  it('are those that show, but for eyes and ears [OUR-295]', () => {
    const folded = foldedOptions(visibleOptions(begun, data));
    expect(folded).toEqual(expect.arrayContaining(['language', 'goldman_size', 'skip_tutorial']));
    expect(folded).not.toContain('eye');
  });

  it('are as usual while they are as preferred, also of another eye and another kind [OUR-295]', () => {
    expect(changedOptions(begun, data)).toEqual([]);
    expect(changedOptions(after({ eye: 'OS' }), data)).toEqual([]);
    expect(changedOptions(after({ group: 'CONTRAST_SENSITIVITY' }), data)).toEqual([]);
    expect(changedOptions(after({ strategy: 'CONFRONTATION' }), data)).toEqual([]);
  });

  it('name what was changed, until it is changed back [OUR-295]', () => {
    const changed = after({ language: 'en' }, { goldman_size: 5 });
    expect(changedOptions(changed, data)).toEqual(['goldman_size', 'language']);
    expect(changedOptions(change(changed, { language: 'es', goldman_size: 3 }, data).values, data)).toEqual([]);
  });
});
