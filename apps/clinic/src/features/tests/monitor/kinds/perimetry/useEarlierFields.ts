import { NORMED_SIZE } from '@isopter/clinical/perimetry/analysis';
import { SINGLE_EYES, type Test } from '@isopter/contract';
import type { EarlierField, PerimetryMonitorProps } from '@isopter/monitor-charts/perimetry';
import { useMemo } from 'react';
import { useFormats } from '../../../../../lib/platform/format/useFormats.ts';
import { usePatientProgression } from '../../../../../lib/domain/tests/usePatientProgression.ts';
import { ruled } from '../../../progression/rules/ruled.ts';
import { earlierField } from './earlier.ts';

/** The earlier field of each eye of a finished test [OUR-61]; nothing while it is not known, or cannot be. */
export function useEarlierFields(test: Test, isDone: boolean): NonNullable<PerimetryMonitorProps['previous']> {
  const { patient: id, time_start: time } = test;
  const { date } = useFormats();
  const { data } = usePatientProgression(isDone && time && id ? id : null).call;
  return useMemo(() => {
    if (!data || !time) return {};
    const { protocol, strategy } = test.test_group ?? {};
    const method = { program: protocol ?? '', size: test.goldman_size ?? NORMED_SIZE, strategy: strategy ?? '' };
    const of = (eye: (typeof SINGLE_EYES)[number]): EarlierField | null => {
      const field = earlierField(data.fields, eye, { ...method, id: test.id, time });
      if (field === null) return null;
      const { points } = ruled(field);
      const { program, size, strategy: used } = field;
      return {
        day: date(field.day),
        program,
        size,
        strategy: used,
        points,
        md: field.md ?? null,
        vfi: field.vfi ?? null,
      };
    };
    return { OD: of('OD'), OS: of('OS') };
  }, [data, date, test, time]);
}
