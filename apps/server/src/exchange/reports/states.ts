import { type ReportedKind, reportedKind } from '@isopter/contract';
import type { Db } from '../../platform/db/store.ts';
import { acuityResults } from '../../clinic/tests/states/acuity.ts';
import { colorVisionState, ishiharaState, waggonerState } from '../../clinic/tests/states/color.ts';
import { contrastResponses } from '../../clinic/tests/states/contrast.ts';
import { kineticState } from '../../clinic/tests/states/kinetic.ts';
import { eyeMovements } from '../../clinic/tests/states/motility.ts';
import { estermanState, perimetryState, presentingTimes } from '../../clinic/tests/states/perimetry.ts';
import { pupillometryState } from '../../clinic/tests/states/pupil.ts';
import { pureToneResponses } from '../../clinic/tests/states/pureTone.ts';
import { picturesOf } from '../../clinic/tests/pictures.ts';
import { progressOf, recordsOf, type TestRow } from '../../clinic/tests/states/records.ts';
import { stereopsisResponses } from '../../clinic/tests/states/stereopsis.ts';
import type { FoundTest } from './about.ts';
import type { SourcedTest } from './draw/job.ts';
import type { StateOf } from '@isopter/reports';

const captured = (_db: Db, row: TestRow) => Promise.resolve(progressOf(row));

const photographed = async (db: Db, row: TestRow): Promise<StateOf<'camera'>> => ({
  ...progressOf(row),
  pictures: (await picturesOf(db, row)).map(({ eye, created: taken, width, height, jpeg }) => ({
    eye,
    taken,
    width,
    height,
    jpeg: Buffer.from(jpeg).toString('base64'),
  })),
});

const motility = async (db: Db, row: TestRow): Promise<StateOf<'sensorimotorSuite'>> => ({
  attempts: await eyeMovements(db, row),
  covered: await kineticState(db, row),
  alignment: await recordsOf(db, row, 'sensorimotor_state_update'),
});

/** Reads the state from which the report of each kind is drawn. */
const STATES: { readonly [K in ReportedKind]: (db: Db, row: TestRow) => Promise<StateOf<K>> } = {
  acuity: acuityResults,
  eoms: motility,
  cover: motility,
  sensorimotor: motility,
  sensorimotorSuite: motility,
  audiology: pureToneResponses,
  contrast: contrastResponses,
  csuite: async (db, row) => ({ acuity: await acuityResults(db, row), contrast: await contrastResponses(db, row) }),
  esterman: async (db, row) => ({ both: await estermanState(db, row), single: await perimetryState(db, row) }),
  kinetic: kineticState,
  perimetry: perimetryState,
  pupil: pupillometryState,
  screening: perimetryState,
  image: captured,
  camera: photographed,
  d15: colorVisionState,
  ishihara: ishiharaState,
  waggoner: waggonerState,
  stereopsis: stereopsisResponses,
};

/** Reads what the report of a test is drawn from; undefined for a kind without reports. */
export async function stateOf(db: Db, row: TestRow): Promise<Pick<SourcedTest, 'kind' | 'state'> | undefined> {
  const kind = reportedKind(row);
  return kind && { kind, state: await STATES[kind](db, row) };
}

/** Reads the records of found tests; those of a kind without reports are left out. */
export async function withStates(db: Db, tests: readonly FoundTest[]): Promise<SourcedTest[]> {
  const sourced = await Promise.all(
    tests.map(async (found) => {
      const { row } = found.test;
      const read = await stateOf(db, row);
      if (read?.kind === 'camera' && !found.isNamed)
        return { ...found, ...read, state: { ...(read.state as StateOf<'camera'>), pictures: 'hidden' } };
      if (read?.kind !== 'perimetry') return read && { ...found, ...read };
      return { ...found, test: { ...found.test, presenting: await presentingTimes(db, row) }, ...read };
    }),
  );
  return sourced.filter((test) => test !== undefined);
}
