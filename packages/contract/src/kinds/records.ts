import { acuityRecords } from './acuity.schemas.ts';
import { audiologyRecords } from './audiology.schemas.ts';
import { contrastRecords } from './contrast.schemas.ts';
import { coverRecords } from './cover.schemas.ts';
import { d15Records } from './d15.schemas.ts';
import { eomsRecords } from './eoms.schemas.ts';
import { ishiharaRecords } from './ishihara.schemas.ts';
import { pupilRecords } from './pupil.schemas.ts';
import { sensorimotorRecords } from './sensorimotor.schemas.ts';
import { stereopsisRecords } from './stereopsis.schemas.ts';
import { waggonerRecords } from './waggoner.schemas.ts';

/**
 * The records of every kind of test, by the type of their event. `new_stimuli` is not among them: a headset, the live
 * socket and the state calls tell its three shapes in different ways.
 */
export const RECORDS = {
  ...acuityRecords,
  ...audiologyRecords,
  ...contrastRecords,
  ...coverRecords,
  ...d15Records,
  ...eomsRecords,
  ...ishiharaRecords,
  ...pupilRecords,
  ...sensorimotorRecords,
  ...stereopsisRecords,
  ...waggonerRecords,
};

/** Type of a record of any kind. */
export type RecordType = keyof typeof RECORDS | 'new_stimuli';

/** Returns whether an event is a record of a presentation and its response. */
export const isRecord = <E extends { type: string }>(event: E): event is Extract<E, { type: RecordType }> =>
  event.type === 'new_stimuli' || event.type in RECORDS;
