import { eyeOfTest, type FormEye, type Preferences, type TestEye, testEye } from '@isopter/contract';
import { isEsterman, isMonocularTest, isSingleEyeTest, type Selection } from './selection.ts';
import type { TestFormValues } from './values.ts';

/** The eyes to choose from; both only when the test is not a single-eye test [FORM-24]. */
export const eyeOptions = (selection: Selection): readonly FormEye[] =>
  isSingleEyeTest(selection) ? ['OD', 'OS'] : ['both', 'OD', 'OS'];

/**
 * The eye and "monocular" a newly chosen test starts with: OD for a single-eye test, both for Esterman; visual acuity
 * and contrast sensitivity start binocular [FORM-06], contrast sensitivity one eye at a time where the preferences say
 * so [PREF-03].
 */
export function eyeOfNewTest(
  values: TestFormValues,
  preferences: Pick<Preferences, 'use_monocular_for_contrast_sensitivity'>,
): Pick<TestFormValues, 'eye' | 'monocular'> {
  if (isEsterman(values)) return { eye: 'both', monocular: values.monocular ?? false };
  if (values.group === 'CONTRAST_SENSITIVITY') {
    return { eye: 'both', monocular: preferences.use_monocular_for_contrast_sensitivity };
  }
  if (isMonocularTest(values)) return { eye: 'both', monocular: false };
  return { eye: isSingleEyeTest(values) && values.eye === 'both' ? 'OD' : values.eye, monocular: values.monocular };
}

/** Choosing one eye skips the convergence test, and leaves nobody asking about "monocular" [FORM-06]. */
export function chooseEye(values: TestFormValues): TestFormValues {
  if (values.eye === 'both') return values;
  return { ...values, skip_convergence_testing: true, monocular: values.monocular ?? false };
}

/** The eye a test is sent with [FORM-07]; `''` = both. */
export const testedEye = (values: TestFormValues): TestEye =>
  eyeOfTest(values, { chosen: testEye(values.eye), monocular: values.monocular ?? false });
