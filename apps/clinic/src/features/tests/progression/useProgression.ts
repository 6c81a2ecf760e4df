import type { FieldFamily } from '@isopter/clinical/perimetry/progression';
import { SINGLE_EYES, type SingleEye } from '@isopter/contract';
import { useMemo } from 'react';
import { useQueryState } from '../../../lib/routes/useQueryState.ts';
import { usePatientProgression } from '../../../lib/tests/usePatientProgression.ts';
import { firstEye, shownProgression } from './rules/fields.ts';

/** The progression of a patient, and what of it is shown: eye, program and display stand in the address. */
export function useProgression(patientId: string) {
  const { patient, call } = usePatientProgression(patientId);
  const [query, set] = useQueryState();
  const [eyeWanted, program, size, view] = ['eye', 'program', 'size', 'view'].map((name) => query.get(name));
  const { data } = call;
  const eye: SingleEye = SINGLE_EYES.find((one) => one === eyeWanted) ?? (data ? firstEye(data) : 'OS');
  const shown = useMemo(
    () => data && shownProgression(data, eye, program ? { program, size: Number(size) } : undefined),
    [data, eye, program, size],
  );
  return {
    patient,
    call,
    eye,
    shown,
    display: view === 'table' ? ('table' as const) : ('chart' as const),
    setEye: (to: SingleEye) => set({ eye: to, program: null, size: null }),
    setFamily: (to: FieldFamily) => set({ program: to.program, size: String(to.size) }),
    setDisplay: (to: 'chart' | 'table') => set({ view: to === 'table' ? to : null }),
  };
}
