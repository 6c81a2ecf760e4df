import { type Device, isHomeDevice, type Patient, type Preferences } from '@isopter/contract';

/** The steps of the form. */
export type Step = 'setup' | 'contact' | 'schedule';

/**
 * The steps a test has. Only home devices have more than the first: contact is asked when the patient has none or is
 * new; a fixed exam date leaves the schedule out, as does a test that is nobody's [FORM-15, FORM-16].
 */
export function stepsOf(
  device: Pick<Device, 'device_type'> | undefined,
  patient: Pick<Patient, 'email' | 'phone'> | null,
  preferences: Pick<Preferences, 'fixed_exam_date'>,
  isNew: boolean,
): readonly Step[] {
  if (!device || !isHomeDevice(device.device_type)) return ['setup'];
  const isReachable = Boolean(patient?.email || patient?.phone);
  return [
    'setup',
    ...(!isReachable || isNew ? (['contact'] as const) : []),
    ...(patient && !preferences.fixed_exam_date ? (['schedule'] as const) : []),
  ];
}

/** The step that follows, or the end of the form. */
export const stepAfter = (step: Step, steps: readonly Step[]): Step | 'submit' =>
  steps[steps.indexOf(step) + 1] ?? 'submit';
