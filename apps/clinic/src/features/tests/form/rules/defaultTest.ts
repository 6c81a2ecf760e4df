import { open } from './change.ts';
import { defaultValues } from './defaults.ts';
import { missingFields } from './required.ts';
import { isTechnicianAdmin } from './technician.ts';
import type { TestFormData, TestFormValues } from './values.ts';

/** The test of the preferences, and whether it can be started in one step. */
export interface DefaultTest {
  values: TestFormValues;
  isReady: boolean;
}

/**
 * The default test [FORM-21]. It is ready when the preferred device is free, available and active, the operator active,
 * and the group complete: nothing the preferences name was taken back.
 */
export function defaultTest(data: TestFormData): DefaultTest {
  const { values, reset } = open(defaultValues(data), data);
  const device = data.devices.find(({ id }) => id === values.device);
  const operator = data.operators.find(({ id }) => id === values.operator);
  const isOperatorReady = isTechnicianAdmin(data.user) || operator?.active === true;
  const { preferences } = data;
  const preferred = preferences.use_custom_test_bundle_type
    ? preferences.custom_test_bundle_type === values.custom_test_bundle_type
    : preferences.test_group?.group === values.group;
  const isComplete = preferred && missingFields(values, data).length === 0;
  return {
    values,
    isReady: device?.active === true && device.available && isOperatorReady && isComplete && reset.length === 0,
  };
}
