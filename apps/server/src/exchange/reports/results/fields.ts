import { EYES } from '@isopter/clinical';
import type { KineticRecord, PerimetryState, TestFinding } from '@isopter/contract';
import { estermanFields, lookerOf } from '@isopter/monitor-charts/esterman/report';
import { kineticEyes } from '@isopter/monitor-charts/kinetic/report';
import { seenEyes } from '@isopter/monitor-charts/screening/report';
import { type EstermanRecords, eyeReport, type ReportedTest, common } from '@isopter/reports';

/** MD and VFI where norms hold, else the mean sensitivity [OUR-05]; of the fovea alone its sensitivity. */
export const ofField = (state: PerimetryState, test: ReportedTest): TestFinding[] =>
  EYES.filter((eye) => state.stimuli.some((stimulus) => stimulus.eye === eye)).flatMap((side): TestFinding[] => {
    const { analysis, meanSensitivity, fovea } = eyeReport(state, test, side, common.en);
    if (test.row.strategy === 'FOVEAL_SENSITIVITY') {
      return fovea === null ? [] : [{ measure: 'FOVEA', side, value: fovea }];
    }
    if (!analysis) {
      return meanSensitivity === null ? [] : [{ measure: 'MEAN_SENSITIVITY', side, value: meanSensitivity }];
    }
    const { md, vfi } = analysis;
    return [
      { measure: 'MD', side, value: md },
      ...(vfi === null ? [] : [{ measure: 'VFI' as const, side, value: vfi }]),
    ];
  });

/** Counts the points each eye saw; also with a taped eyelid. */
export const ofScreening = (state: PerimetryState, { row }: ReportedTest): TestFinding[] =>
  seenEyes(state.stimuli, row).flatMap(({ eye, regions }) =>
    regions
      .filter(({ counts }) => counts.open === 0)
      .map(({ region_no, counts }): TestFinding => ({
        measure: 'SEEN',
        side: eye,
        seen: counts.seen,
        of: counts.points,
        ...(region_no > 0 && { taped: region_no > 1 }),
      })),
  );

/** Counts the points that were seen. */
export const ofEsterman = ({ both, single }: EstermanRecords, { row }: ReportedTest): TestFinding[] => {
  const looker = lookerOf({ monocular: row.options.monocular ?? false, eye: row.eye });
  return estermanFields(both.stimuli, single.stimuli, looker).flatMap(({ eye, statistics }): TestFinding[] =>
    statistics.score === null ? [] : [{ measure: 'SEEN', side: eye, seen: statistics.viewed, of: statistics.points }],
  );
};

/** Returns the mean radius of the isopter. */
export const ofKinetic = (state: KineticRecord[]): TestFinding[] =>
  kineticEyes(state).flatMap(({ eye, mean_radius }): TestFinding[] =>
    mean_radius === null ? [] : [{ measure: 'ISOPTER', side: eye, value: mean_radius }],
  );
