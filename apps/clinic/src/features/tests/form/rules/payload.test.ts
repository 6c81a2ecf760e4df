import { TestBundleWrite, TestWrite } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { FORM_DATA, formValues, PATIENT } from '../../../../fakes/data/form.ts';
import { customBundlePayload, testPayload } from './payload.ts';
import type { TestFormData, TestFormValues } from './values.ts';

const payload = (more: Partial<TestFormValues> = {}, data: TestFormData = FORM_DATA) =>
  testPayload(formValues(more, data), data);

describe('testPayload', () => {
  it('of a perimetry test carries what its visible options set, and status 1 [FORM-32]', () => {
    const values = formValues();
    expect(payload()).toEqual({
      patient: PATIENT.id,
      status: 1,
      device: values.device,
      doctor: values.doctor,
      operator: values.operator,
      test_group: { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' },
      eye: '',
      monocular: false,
      language: 'en',
      correction_type: null,
      skip_tutorial: false,
      use_short_tutorial: false,
      with_correction: false,
      goldman_size: 3,
      skip_convergence_testing: false,
      disable_pause: false,
      subtitles: false,
      test_foveal_sensitivity: false,
    });
  });

  it('is what the server takes, for every group [FORM-32]', () => {
    for (const group of FORM_DATA.groups.filter(({ value }) => value !== 'CUSTOM_BUNDLE')) {
      for (const strategy of group.strategies.length > 0 ? group.strategies : [undefined]) {
        const values = { group: group.value, strategy: strategy?.value ?? ('' as const), protocol: '' as const };
        const { success, error } = TestWrite.safeParse(payload(values));
        expect(success, `${group.name} ${strategy?.name}: ${error?.message}`).toBe(true);
      }
    }
  });

  it('names the worklist item only when there is one [FORM-32]', () => {
    const mwl = '4e000000-0000-4000-8000-000000000001';
    expect(testPayload(formValues(), FORM_DATA, mwl)).toMatchObject({ mwl_query_result_item: mwl });
    expect(payload()).not.toHaveProperty('mwl_query_result_item');
  });

  it('sends null for a language or correction type that does not show [FORM-08, FORM-09]', () => {
    expect(payload({}, { ...FORM_DATA, languages: [] }).language).toBeNull();
    const correction_type = FORM_DATA.correction_types[0]!.id;
    expect(payload({ with_correction: true, correction_type }).correction_type).toBe(correction_type);
    expect(payload({ with_correction: false, correction_type }).correction_type).toBeNull();
  });

  it.each([
    ['en', { skip_tutorial: false, use_short_tutorial: false }],
    ['fr-CA', { skip_tutorial: false, use_short_tutorial: true }],
    ['de', { skip_tutorial: true, use_short_tutorial: true }],
  ] as const)('sends a tutorial flag that does not apply as true: %s [FORM-09, FORM-26]', (language, flags) => {
    expect(payload({ language })).toMatchObject(flags);
  });

  it('writes both eyes as an empty string, one eye by name [FORM-25]', () => {
    expect(payload({ eye: 'both' }).eye).toBe('');
    expect(payload({ eye: 'OS' }).eye).toBe('OS');
  });

  it('sends an unset monocular as false [FORM-06]', () => {
    expect(payload({ monocular: null }).monocular).toBe(false);
  });

  it('of a technician admin names no operator and the patient’s doctor', () => {
    const user = { ...FORM_DATA.user, groups: [{ name: 'TECHALL_ADMIN' as const }] };
    expect(payload({}, { ...FORM_DATA, user })).toMatchObject({ operator: null, doctor: PATIENT.doctor_id });
  });

  it('of a test without a patient names none', () => {
    expect(payload({}, { ...FORM_DATA, patient: null }).patient).toBeNull();
  });
});

describe('customBundlePayload', () => {
  const bundle = { group: 'CUSTOM_BUNDLE', strategy: '', protocol: '' } as const;
  const custom_test_bundle_type = FORM_DATA.groups.find(({ name }) => name === 'Glaucoma day')!.custom_test_bundle_info!
    .custom_test_bundle_id;

  it('names the custom bundle and what is asked at its use, and no strategy [FORM-28]', () => {
    const values = formValues({ ...bundle, custom_test_bundle_type, disable_pause: true, skip_tutorial: true });
    const body = customBundlePayload(values, FORM_DATA);
    expect(TestBundleWrite.parse(body)).toEqual({
      patient: PATIENT.id,
      device: values.device,
      doctor: values.doctor,
      operator: values.operator,
      custom_test_bundle_type,
      custom_test_bundle_parameters: {
        monocular: false,
        skip_tutorial: true,
        disable_pause: true,
        skip_convergence_testing: false,
        use_short_tutorial: false,
        language: 'en',
        subtitles: false,
        subtitle_increase_text_size: false,
      },
    });
  });
});
