import { type Device, isHomeDevice, type Patient, type Preferences } from '@isopter/contract';

/** The steps of the form, and its end [FORM-15, FORM-16]. */
export type Step = 'setup' | 'contact' | 'schedule' | 'submit';

/**
 * The step that follows. Only home devices have more than the first; contact is asked when the patient has none or is
 * new; a fixed exam date leaves the schedule out [FORM-15, FORM-16].
 */
export function stepAfter(
  step: Exclude<Step, 'submit'>,
  device: Pick<Device, 'device_type'> | undefined,
  patient: Pick<Patient, 'email' | 'phone'> | null,
  preferences: Pick<Preferences, 'fixed_exam_date'>,
): Step {
  const last = preferences.fixed_exam_date ? 'submit' : 'schedule';
  if (step === 'schedule' || !device || !isHomeDevice(device.device_type)) return 'submit';
  if (step === 'contact') return last;
  return patient?.email || patient?.phone ? last : 'contact';
}
