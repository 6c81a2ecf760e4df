import type { Patient } from '@isopter/contract';
import { useMemo } from 'react';
import { useNameless } from '../../../lib/platform/session/useNameless.ts';
import { usePatientProgression } from '../../../lib/domain/tests/usePatientProgression.ts';
import { type FieldNorms, normsOf } from './rules/norms.ts';

const NONE: FieldNorms = new Map();

/** MD and VFI of a patient whose age this device knows and the server does not [OUR-384]. */
export function useNorms({ id, age }: Patient): { norms: FieldNorms; isAgeUnknown: boolean } {
  const isNameless = useNameless() !== null;
  const isTold = isNameless && typeof age === 'number';
  const { call } = usePatientProgression(isTold ? id : null);
  const { data, error } = call;
  const norms = useMemo(() => data && normsOf(data.fields), [data]);
  return { norms: norms ?? (isTold && !error ? null : NONE), isAgeUnknown: isNameless && !isTold };
}
