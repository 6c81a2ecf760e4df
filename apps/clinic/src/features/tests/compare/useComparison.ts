import { type Progression, SINGLE_EYES, type SingleEye } from '@isopter/contract';
import type { FieldDisplay } from '@isopter/monitor-charts/progression';
import { useMemo } from 'react';
import { useQueryState } from '../../../lib/platform/routes/useQueryState.ts';
import { firstEye } from '../progression/rules/fields.ts';
import { usePatientProgression } from '../../../lib/domain/tests/usePatientProgression.ts';
import { comparison, FIRST_TWO, type Start } from './rules/comparison.ts';
import { hasField } from './rules/foreign.ts';

export const DISPLAYS = ['db', 'greyscale', 'total', 'pattern'] as const satisfies readonly FieldDisplay[];

/** The eye that is shown first, which has a field where any eye has one. */
const eyeOf = (data: Progression): SingleEye =>
  [firstEye(data), ...SINGLE_EYES].find((eye) => hasField(data, eye)) ?? firstEye(data);

/** The fields of a patient, and which two of them are compared: eye, both tests and view stand in the address. */
export function useComparison(patientId: string) {
  const { patient, call } = usePatientProgression(patientId);
  const [query, set] = useQueryState();
  const [eyeWanted, a, b, view] = ['eye', 'a', 'b', 'view'].map((name) => query.get(name)) as (string | null)[];
  const { data } = call;
  const eye: SingleEye = SINGLE_EYES.find((one) => one === eyeWanted) ?? (data ? eyeOf(data) : 'OS');
  const shown = useMemo(() => data && comparison(data, eye, { a: a ?? null, b: b ?? null }), [data, eye, a, b]);
  const display = DISPLAYS.find((one) => one === view) ?? 'db';
  const startFrom = (start: Start): void =>
    set({ a: start === 'firstTwo' ? FIRST_TWO : start === 'chosen' ? (shown?.a.at(-1)?.test ?? null) : null });
  return {
    patient,
    call,
    eye,
    shown,
    display,
    setEye: (to: SingleEye) => set({ eye: to, a: null, b: null }),
    setDisplay: (to: FieldDisplay) => set({ view: to === 'db' ? null : to }),
    setTest: (letter: 'a' | 'b', test: string) => set({ [letter]: test }),
    startFrom,
  };
}

export type ComparisonState = ReturnType<typeof useComparison>;
