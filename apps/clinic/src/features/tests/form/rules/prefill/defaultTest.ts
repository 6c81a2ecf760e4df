import { fullName } from '@isopter/contract';
import { open } from '../change.ts';
import { defaultValues, isFree } from '../defaults.ts';
import { missingFields } from '../required.ts';
import { isTechnicianAdmin } from '../technician.ts';
import type { FieldName, TestFormData, TestFormValues } from '../values.ts';

/**
 * The reason why the default test cannot start: its test, device, operator or doctor is not chosen (`no…`), no longer
 * available (`…Gone`, `otherTest`), or cannot be used now.
 */
export type Obstacle =
  | { what: 'noTest' | 'otherTest' | 'noDevice' | 'deviceGone' | 'noOperator' | 'noDoctor' }
  | { what: 'deviceInUse' | 'deviceOff' | 'operatorInactive'; name: string };

/** The test of the preferences, and what keeps it from starting in one step. */
export interface DefaultTest {
  values: TestFormValues;
  /** Empty: it can start. */
  obstacles: readonly Obstacle[];
}

/**
 * The default test [FORM-21]. It can start if the preferred device is free, available and active, the operator is
 * active, and the group is complete, that is, none of the preferred values was reset.
 */
export function defaultTest(data: TestFormData): DefaultTest {
  const { values, reset } = open(defaultValues(data), data);
  const obstacles = [
    testObstacle(values, data, reset.length > 0),
    deviceObstacle(values, data),
    ...(isTechnicianAdmin(data.user) ? [] : [operatorObstacle(values, data), doctorObstacle(values)]),
  ];
  return { values, obstacles: obstacles.filter((one) => one !== null) };
}

/** Fields that {@link deviceObstacle} and the rules for operator and doctor check. */
const NOT_OF_TEST: ReadonlySet<FieldName> = new Set<FieldName>(['device', 'operator', 'doctor']);

function testObstacle(values: TestFormValues, data: TestFormData, isTakenBack: boolean): Obstacle | null {
  const { use_custom_test_bundle_type: isBundle, custom_test_bundle_type: bundle, test_group } = data.preferences;
  if (isBundle ? !bundle : !test_group?.group) return { what: 'noTest' };
  const isSame = isBundle ? bundle === values.custom_test_bundle_type : test_group?.group === values.group;
  const isComplete = missingFields(values, data).every((field) => NOT_OF_TEST.has(field));
  return isSame && isComplete && !isTakenBack ? null : { what: 'otherTest' };
}

function deviceObstacle(values: TestFormValues, data: TestFormData): Obstacle | null {
  const wanted = values.device === '' ? (data.session?.device ?? data.preferences.device) : values.device;
  if (!wanted) return { what: 'noDevice' };
  const device = data.devices.find(({ id }) => id === wanted);
  if (!device) return { what: 'deviceGone' };
  const { name } = device;
  if (!device.active) return { what: 'deviceOff', name };
  if (!isFree(device)) return { what: 'deviceInUse', name };
  return values.device === '' ? { what: 'deviceGone' } : null;
}

function operatorObstacle(values: TestFormValues, { operators }: TestFormData): Obstacle | null {
  const operator = operators.find(({ id }) => id === values.operator);
  if (!operator) return { what: 'noOperator' };
  return operator.active ? null : { what: 'operatorInactive', name: fullName(operator) };
}

const doctorObstacle = ({ doctor }: TestFormValues): Obstacle | null => (doctor === '' ? { what: 'noDoctor' } : null);
