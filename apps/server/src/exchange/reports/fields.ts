import type { Judged } from '@isopter/clinical/perimetry';
import type { IncomparableReason, MeasuredField, PerimetryState } from '@isopter/contract';
import { sizeOf } from '../../clinic/tests/course/fields.ts';
import type { exclusionsOf } from '../../clinic/tests/course/progression.ts';
import type { SourcedTest } from './draw/job.ts';
import { flagsOf, eyeReport, common } from '@isopter/reports';

const answers = ({ wrong, given, share }: Judged) => ({ wrong, given, rate: share });

/** Returns the results of each tested eye's field, by the rules of its report. */
export function measuredFields(
  { test, state: records, day }: SourcedTest,
  exclusions: Awaited<ReturnType<typeof exclusionsOf>>,
): MeasuredField[] {
  const state = records as PerimetryState;
  const { row } = test;
  const { protocol, strategy } = row;
  if (protocol === null || strategy === null) return [];
  return (['OS', 'OD'] as const)
    .filter((eye) => state.stimuli.some((stimulus) => stimulus.eye === eye))
    .map((eye): MeasuredField => {
      const report = eyeReport(state, test, eye, common.en);
      const { exclusion, version } = exclusions(row.id, eye);
      return {
        test: row.id,
        eye,
        time: (row.timeStart ?? row.created).toISOString(),
        day,
        program: protocol,
        strategy,
        size: sizeOf(row),
        points: report.locations.flatMap(({ x, y, threshold }): [number, number, number][] =>
          threshold === null ? [] : [[x, y, threshold]],
        ),
        flags: flagsOf(report.reliability),
        verdict: report.verdict,
        false_positives: answers(report.falsePositives),
        false_negatives: answers(report.falseNegatives),
        fixation_losses: answers(report.fixationLosses),
        seconds: test.presenting?.[eye] || null,
        age: test.age,
        md: report.analysis?.md ?? null,
        psd: report.analysis?.psd ?? null,
        vfi: report.analysis?.vfi ?? null,
        mean_sensitivity: report.meanSensitivity,
        incomparable: report.incomparable satisfies IncomparableReason | null,
        exclusion,
        exclusion_version: version,
      };
    });
}
