import { judge, type JudgedEye } from '../judgement.ts';
import { looksLikeOtherEye } from '../otherEye.ts';
import type { Judgement } from '../sequentialRule.ts';
import type { PerimetryLocation, PerimetryStatistics } from '../types.ts';
import { analyseField, type FieldComparison, type FieldOrigin } from './analyseField.ts';
import { scoredLocations } from './deviations.ts';
import { meanSensitivity } from './indices.ts';
import { fieldVerdict, type Reliability, reliability } from './reliability.ts';

/** Result of one eye's field, the same on the monitor, on the report and in lists. */
export type FieldResult = FieldComparison & {
  /** The locations of the pattern, without the fovea, which belongs to no pattern. */
  readonly locations: readonly PerimetryLocation[];
  /** The mean of the sensitivities in dB, which needs no norms; `null` before one is settled. */
  readonly meanSensitivity: number | null;
  /** The foveal sensitivity in dB; `null` if it was not tested. */
  readonly fovea: number | null;
  readonly judged: JudgedEye;
  readonly reliability: Reliability;
  /** Whether the field can be relied on; `undecided` until enough blank trials and blind-spot checks were given. */
  readonly verdict: Judgement;
};

/** Returns whether a location is the fovea, which is tested separately. */
const isFovea = ({ x, y }: PerimetryLocation): boolean => x === 0 && y === 0;

/** Computes the result of an eye's locations and counts. */
export function fieldResult(
  all: readonly PerimetryLocation[],
  statistics: PerimetryStatistics,
  origin: FieldOrigin,
): FieldResult {
  const locations = all.filter((location) => !isFovea(location));
  const settled = locations.flatMap(({ x, y, threshold }) => (threshold === null ? [] : [{ x, y, db: threshold }]));
  const scored = scoredLocations(settled, origin.eye);
  const judged = judge(statistics);
  const trust = reliability(
    judged,
    settled.map(({ db }) => db),
    looksLikeOtherEye(settled, origin),
  );
  return {
    ...analyseField(settled, origin),
    locations,
    meanSensitivity: scored.length > 0 ? meanSensitivity(scored) : null,
    fovea: all.find(isFovea)?.threshold ?? null,
    judged,
    reliability: trust,
    verdict: fieldVerdict(judged, trust),
  };
}
