import type { FormEye, Test, TestPreset } from '@isopter/contract';
import { defaultValues, freeDevice } from '../defaults.ts';
import { chooseEye } from '../eye.ts';
import { savedValues } from './saved.ts';
import type { TestFormData, TestFormValues } from '../values.ts';

/**
 * What a repeat of a test starts with: its settings, on the same device if that is free, of the eye that was asked for. The
 * result still has to be settled against what the server offers.
 * @param eye the eye to be tested; without it the one of the test
 */
export function repeatedValues(test: Test, eye: FormEye | undefined, data: TestFormData): TestFormValues {
  const values = { ...savedValues(test, data), device: freeDevice(data, test.device) };
  return eye === undefined ? values : chooseEye({ ...values, eye });
}

/**
 * What a set-up that was used before starts with: on its device if that is free, with the people of a new test where
 * those are known.
 */
export function presetValues(preset: TestPreset, data: TestFormData): TestFormValues {
  const values = savedValues(preset, data);
  const { doctor, operator } = defaultValues(data);
  return {
    ...values,
    device: freeDevice(data, preset.device),
    doctor: doctor || values.doctor,
    operator: operator || values.operator,
  };
}
