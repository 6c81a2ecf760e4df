import type { FieldMethod } from '@isopter/clinical/perimetry/progression';
import { SINGLE_EYES, type SingleEye } from '@isopter/contract';
import { useMemo } from 'react';
import { useQueryState } from '../../../lib/platform/routes/useQueryState.ts';
import { usePatientProgression } from '../../../lib/domain/tests/usePatientProgression.ts';
import { firstEye, shownProgression } from './rules/fields.ts';

/** The progression of a patient, and what of it is shown: eye, program, strategy and display are in the address. */
export function useProgression(patientId: string) {
  const { patient, call } = usePatientProgression(patientId);
  const [query, set] = useQueryState();
  const [eyeWanted, program, size, strategy, view] = ['eye', 'program', 'size', 'strategy', 'view'].map((name) =>
    query.get(name),
  );
  const { data } = call;
  const eye: SingleEye = SINGLE_EYES.find((one) => one === eyeWanted) ?? (data ? firstEye(data) : 'OS');
  const shown = useMemo(
    () =>
      data &&
      shownProgression(
        data,
        eye,
        program ? { program, size: Number(size), strategy: strategy ?? undefined } : undefined,
      ),
    [data, eye, program, size, strategy],
  );
  return {
    patient,
    call,
    eye,
    shown,
    display: view === 'table' ? ('table' as const) : ('chart' as const),
    /** Whether fields were chosen other than the default. */
    isChosen: Boolean(program),
    setEye: (to: SingleEye) => set({ eye: to, program: null, size: null, strategy: null }),
    setMethod: (to: FieldMethod) => set({ program: to.program, size: String(to.size), strategy: to.strategy }),
    setDisplay: (to: 'chart' | 'table') => set({ view: to === 'table' ? to : null }),
  };
}
