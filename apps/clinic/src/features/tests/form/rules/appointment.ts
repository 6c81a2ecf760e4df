import type { AppointmentWrite } from '@isopter/contract';
import { whenSent, type WhenValues } from '../../../../lib/domain/appointments/when.ts';
import { customBundlePayload, describeTest, testSetting } from './payload.ts';
import { isCustomBundle } from './selection.ts';
import type { TestFormData, TestFormValues } from './values.ts';

/** Returns an appointment without its tests; `null` for a test without a patient, which cannot be planned. */
function settingOf(values: TestFormValues, data: TestFormData, when: WhenValues) {
  const { patient, ...others } = testSetting(values, data);
  return patient ? { ...others, patient, ...whenSent(when) } : null;
}

/** The body of POST /api/appointments/ for the test, or the custom bundle, of a form. */
export function appointmentPayload(
  values: TestFormValues,
  data: TestFormData,
  when: WhenValues,
): AppointmentWrite | null {
  const setting = settingOf(values, data, when);
  if (setting === null) return null;
  if (!isCustomBundle(values)) return { ...setting, test: describeTest(values, data) } as AppointmentWrite;
  const { custom_test_bundle_type, custom_test_bundle_parameters } = customBundlePayload(values, data);
  return { ...setting, custom_test_bundle_type, custom_test_bundle_parameters };
}

/** The same for several tests that are set up one after the other; `values` are those of the last one. */
export function bundleAppointmentPayload(
  tests: readonly TestFormValues[],
  values: TestFormValues,
  data: TestFormData,
  when: WhenValues,
): AppointmentWrite | null {
  const setting = settingOf(values, data, when);
  const test_descriptions = tests.map((test) => describeTest(test, data));
  return setting && ({ ...setting, test_descriptions } as AppointmentWrite);
}
