import {
  type ApiError,
  type CallState,
  useCall,
  useControlTypes,
  useCorrectionTypes,
  useDoctors,
  useOperators,
  useStimulusTypes,
  useTestDevices,
  useTestGroups,
  useTestLanguages,
} from '@isopter/api-client';
import { useMemo } from 'react';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { NO_PATIENT } from '../../../lib/domain/tests/noPatient.ts';
import type { TestFormData } from './rules/values.ts';

/** The data that the form needs, once all is loaded. */
export interface FormData {
  data: TestFormData | undefined;
  error: ApiError | undefined;
  retry: () => void;
  /** Reloads the devices, after one turned out to be taken. */
  reloadDevices: () => void;
}

type Loaded<T> = Pick<CallState<T>, 'data' | 'error' | 'mutate'>;

/** Loads the choices of the test form [FORM-03] and the patient, all at once. */
export function useFormData(patientId: string): FormData {
  const { user, office_group, preferences, current_session } = useSignedIn();
  const hasPatient = patientId !== NO_PATIENT;
  const of = hasPatient ? patientId : undefined;
  const patient = useCall('getPatient', hasPatient ? { params: { id: patientId } } : null, { silent: true });
  const devices = useTestDevices(of);
  const groups = useTestGroups(of);
  const doctors = useDoctors(of);
  const operators = useOperators(of);
  const languages = useTestLanguages(of);
  const controls = useControlTypes();
  const corrections = useCorrectionTypes();
  const stimuli = useStimulusTypes();

  const data = useMemo((): TestFormData | undefined => {
    if (!devices.data || !groups.data || !doctors.data || !operators.data || !languages.data) return undefined;
    if (!controls.data || !corrections.data || !stimuli.data || (hasPatient && !patient.data)) return undefined;
    return {
      devices: devices.data,
      groups: groups.data,
      doctors: doctors.data,
      operators: operators.data,
      languages: languages.data,
      control_types: controls.data,
      correction_types: corrections.data,
      stimulus_types: stimuli.data,
      patient: patient.data ?? null,
      preferences,
      office_group,
      user,
      session: current_session,
    };
  }, [
    controls.data,
    corrections.data,
    current_session,
    devices.data,
    doctors.data,
    groups.data,
    hasPatient,
    languages.data,
    office_group,
    operators.data,
    patient.data,
    preferences,
    stimuli.data,
    user,
  ]);

  const all: readonly Loaded<unknown>[] = [
    patient,
    devices,
    groups,
    doctors,
    operators,
    languages,
    controls,
    corrections,
    stimuli,
  ] as readonly Loaded<unknown>[];
  return {
    data,
    error: data ? undefined : all.find(({ error }) => error)?.error,
    retry: () => {
      for (const { error, mutate } of all) if (error) void mutate();
    },
    reloadDevices: () => void devices.mutate(),
  };
}
