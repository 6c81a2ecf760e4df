import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEVICES, HOME_KIT, LANE_1, LANE_2 } from '../../../../fakes/data/devices.ts';
import { FORM_DATA, formValues } from '../../../../fakes/data/form.ts';
import { GROUPS, PERIMETRY } from '../../../../fakes/data/groups.ts';
import { change, open } from './change.ts';
import { eyeOptions } from './eye.ts';
import { offeredGroups } from '../../../../lib/domain/tests/offered/groups.ts';
import { displayedLanguages } from '../../../../lib/domain/tests/offered/languages.ts';
import { groupOf, protocolsOf, strategiesOf } from '../../../../lib/domain/tests/offered/choices.ts';
import { settle } from './settle.ts';
import type { TestFormValues } from './values.ts';

const after = (patch: Partial<TestFormValues>, before: Partial<TestFormValues> = {}, data = FORM_DATA) =>
  change(formValues(before, data), patch, data);

describe('another device', () => {
  it('resets a group it does not support, with a hint on each field that fell [FORM-04, FORM-10]', () => {
    const { values, reset } = after({ device: LANE_1.id }, { group: 'PUPIL', strategy: 'PERRL', protocol: '' });
    expect(values).toMatchObject({ device: LANE_1.id, group: '', strategy: '', protocol: '' });
    expect(reset).toEqual(['group', 'strategy']);
  });

  it('falls back to the first language it speaks, with a hint [FORM-08, FORM-10]', () => {
    const { values, reset } = after({ device: LANE_1.id }, { language: 'es' });
    expect(values.language).toBe('de');
    expect(reset).toEqual(['language']);
  });

  it('falls back from the patient’s language to the user’s default, with a hint [OUR-801]', () => {
    const preferences = { ...FORM_DATA.preferences, language: 'fr-CA' as const };
    const patient = { ...FORM_DATA.patient!, instruction_language: 'ja' as const };
    const wanted = { ...formValues(), language: 'ja' as const };
    const opened = open(wanted, { ...FORM_DATA, preferences, patient });
    expect(opened).toMatchObject({ values: { language: 'fr-CA' }, reset: ['language'] });
    expect(open(wanted, { ...FORM_DATA, preferences }).values.language).toBe('en');
  });

  it('that offers the same resets nothing [FORM-04]', () => {
    const before = formValues({ skip_convergence_testing: true, with_correction: true });
    const { values, reset } = change(before, { device: HOME_KIT.id }, FORM_DATA);
    expect(values).toEqual({ ...before, device: HOME_KIT.id });
    expect(reset).toEqual([]);
  });
});

describe('another group, strategy or protocol', () => {
  it('resets strategy and protocol of another group [FORM-04]', () => {
    const { values, reset } = after({ group: 'VISUAL_ACUITY' });
    expect(values).toMatchObject({ group: 'VISUAL_ACUITY', strategy: '', protocol: '' });
    expect(reset).toEqual(['strategy', 'protocol']);
  });

  it('keeps a protocol the new strategy offers too [FORM-04]', () => {
    expect(after({ strategy: 'AVA_FAST' })).toMatchObject({ values: { protocol: '24-2' }, reset: [] });
  });

  it('selects a single strategy or protocol automatically [FORM-05]', () => {
    expect(after({ group: 'AUDIOLOGY' }).values.strategy).toBe('PURE_TONE');
    expect(after({ strategy: 'SUPRA_FAST' }).values.protocol).toBe('24-2');
    const single = after({ group: 'CONTRAST_SENSITIVITY', strategy: 'CONTRAST_SINGLE_OPTOTYPE' });
    expect(single.values.protocol).toBe('LANDOLT_C');
  });

  it('brings its own size and intensity, with a hint where they show [FORM-04, FORM-13]', () => {
    const { values, reset } = after({ protocol: 'QUADRANT' }, { strategy: 'SUPRA_THRESHOLD' });
    expect(values).toMatchObject({ goldman_size: 5, supra_t_intensity: 'MAX' });
    expect(reset.toSorted()).toEqual(['goldman_size', 'supra_t_intensity']);
  });

  it('sets a single-eye test to OD, with a hint [FORM-06]', () => {
    const { values, reset } = after({ strategy: 'PTOSIS' });
    expect(values).toMatchObject({ eye: 'OD', protocol: '' });
    expect(reset).toEqual(['protocol', 'eye']);
  });
});

describe('an option', () => {
  it('one eye skips convergence and marks the field as changed [FORM-06]', () => {
    const { values, reset } = after({ eye: 'OS' });
    expect(values).toMatchObject({ eye: 'OS', skip_convergence_testing: true, monocular: false });
    expect(reset).toEqual(['skip_convergence_testing']);
  });

  it('tutorial flags exclude each other, the last ticked wins [FORM-09]', () => {
    const short = after({ use_short_tutorial: true }, { skip_tutorial: true });
    expect(short).toMatchObject({
      values: { skip_tutorial: false, use_short_tutorial: true },
      reset: ['skip_tutorial'],
    });
    const skip = after({ skip_tutorial: true }, { use_short_tutorial: true });
    expect(skip).toMatchObject({ values: { skip_tutorial: true, use_short_tutorial: false } });
  });

  it('a control type that went is reset [FORM-04]', () => {
    const [, voice] = FORM_DATA.control_types;
    const before = formValues({
      group: 'VISUAL_ACUITY',
      strategy: 'NEAR',
      protocol: 'LANDOLT_C',
      control_type: voice!.id,
    });
    const less = { ...FORM_DATA, control_types: FORM_DATA.control_types.slice(0, 1) };
    expect(change(before, {}, less)).toMatchObject({ values: { control_type: '' }, reset: ['control_type'] });
  });
});

describe('open', () => {
  it('names preferences that no longer hold [FORM-10]', () => {
    const wanted = { ...formValues(), strategy: 'KINETIC' as const, language: 'ja' as const };
    expect(open(wanted, FORM_DATA).reset).toEqual(['strategy', 'protocol', 'language']);
  });
});

describe('whatever is changed, in whatever order', () => {
  const patches = fc.array(
    fc.oneof(
      fc.constantFrom('', ...DEVICES.map(({ id }) => id)).map((device) => ({ device })),
      fc.constantFrom(...GROUPS).map(({ value }) => ({ group: value })),
      fc.constantFrom(...GROUPS.flatMap(({ strategies }) => strategies)).map(({ value }) => ({ strategy: value })),
      fc
        .constantFrom(...PERIMETRY.strategies.flatMap(({ protocols }) => protocols))
        .map(({ value }) => ({ protocol: value })),
      fc.constantFrom('both', 'OD', 'OS').map((eye) => ({ eye }) as Partial<TestFormValues>),
      fc.constantFrom('en', 'es', 'de', 'ja').map((language) => ({ language }) as Partial<TestFormValues>),
      fc.boolean().map((skip_tutorial) => ({ skip_tutorial })),
      fc.boolean().map((use_short_tutorial) => ({ use_short_tutorial })),
      fc.boolean().map((skip_convergence_testing) => ({ skip_convergence_testing })),
    ),
    { maxLength: 12 },
  );

  it('every selection holds, hints name real changes, and settling again changes nothing [FORM-04, FORM-05, FORM-08, FORM-24]', () => {
    fc.assert(
      fc.property(patches, (list) => {
        let values = formValues({ device: LANE_2.id });
        for (const patch of list) {
          const before = values;
          const changed = change(before, patch, FORM_DATA);
          values = changed.values;
          for (const field of changed.reset) {
            expect(patch).not.toHaveProperty(field);
            expect(values[field]).not.toEqual(before[field]);
          }
        }
        const device = DEVICES.find(({ id }) => id === values.device);
        const groups = offeredGroups(GROUPS, device, FORM_DATA.office_group);
        const group = groupOf(groups, values);
        const protocols = protocolsOf(group, values.strategy).map(({ value }) => value);
        expect(['', group?.value]).toContain(values.group);
        expect(['', ...strategiesOf(group).map(({ value }) => value)]).toContain(values.strategy);
        expect(['', ...protocols]).toContain(values.protocol);
        expect(protocols.length === 1 && values.group !== 'CUSTOM_BUNDLE' ? protocols[0] : values.protocol).toBe(
          values.protocol,
        );
        expect(eyeOptions(values)).toContain(values.eye);
        expect(displayedLanguages(FORM_DATA.languages, device).map(({ code }) => code)).toContain(values.language);
        expect(settle(values, FORM_DATA)).toEqual(values);
      }),
    );
  });
});
