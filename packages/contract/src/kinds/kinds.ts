import { acuity } from './acuity.ts';
import { audiology } from './audiology.ts';
import { camera } from './camera.ts';
import { contrast } from './contrast.ts';
import { cover } from './cover.ts';
import { csuite } from './csuite.ts';
import { d15 } from './d15.ts';
import { eoms } from './eoms.ts';
import { esterman } from './esterman.ts';
import { image } from './image.ts';
import { ishihara } from './ishihara.ts';
import type { Kind } from './kind.ts';
import { kinetic } from './kinetic.ts';
import { perimetry } from './perimetry.ts';
import { pupil } from './pupil.ts';
import { screening } from './screening.ts';
import { sensorimotor } from './sensorimotor.ts';
import { sensorimotorSuite } from './sensorimotorSuite.ts';
import { stereopsis } from './stereopsis.ts';
import { waggoner } from './waggoner.ts';

const table = /* @__NO_SIDE_EFFECTS__ */ <const T extends { [Id in keyof T]: Kind & { id: Id } }>(kinds: T): T => kinds;

/** Every kind of test, by its id. */
export const KINDS = table({
  perimetry,
  screening,
  esterman,
  kinetic,
  acuity,
  contrast,
  csuite,
  d15,
  ishihara,
  waggoner,
  eoms,
  cover,
  sensorimotor,
  sensorimotorSuite,
  pupil,
  stereopsis,
  audiology,
  camera,
  image,
});
export type KindId = keyof typeof KINDS;

/** The kinds whose definition extends a type. */
type Having<Part> = { [Id in KindId]: (typeof KINDS)[Id] extends Part ? Id : never }[KindId];

/** The id of a kind with its own monitor. */
export type MonitorKind = Having<{ path: string }>;
/** The id of a kind with a report. */
export type ReportedKind = Having<{ hasReport: true }>;
/** The id of a kind with its own thumbnail on the wall. */
export type PicturedKind = Having<{ hasThumbnail: true; path: string }>;

/** Every kind of test. */
export const KIND_IDS = Object.keys(KINDS) as KindId[];

/** The kinds that have a monitor [MON-18]. */
export const MONITOR_KINDS = KIND_IDS.filter((id): id is MonitorKind => 'path' in KINDS[id]);

/** The properties that determine the kind of a test. */
export interface KindChoice {
  group: string;
  strategy?: string | null | undefined;
}

/** The kind of a test; `undefined` for a custom bundle, whose tests have their own kinds, and for unknown tests. */
export function kindOf({ group, strategy }: KindChoice): KindId | undefined {
  const has = (isNamed: boolean) => (id: KindId) =>
    (KINDS[id] as Kind).tests.some(
      (tests) =>
        tests.group === group &&
        (isNamed ? tests.strategies?.some((value) => value === strategy) : tests.strategies === undefined),
    );
  return KIND_IDS.find(has(true)) ?? KIND_IDS.find(has(false));
}

/** The definition of a kind. */
export const kindById = (id: KindId): Kind => KINDS[id];

/** The kind of a test's report; `undefined` if the test has no report. */
export function reportedKind(choice: KindChoice): ReportedKind | undefined {
  const id = kindOf(choice);
  return id && kindById(id).hasReport ? (id as ReportedKind) : undefined;
}
