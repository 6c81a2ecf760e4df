import { type CallReply, kindById, kindOf, type StateCall } from '@isopter/contract';
import type { Db } from '../db/store.ts';
import type { CallContext, Handlers } from '../http/calls.ts';
import { notFound } from '../lib/errors.ts';
import { about, readTest } from '../tests/read.ts';
import { kineticState } from '../tests/states/kinetic.ts';
import { colorVisionState, ishiharaState, waggonerState } from '../tests/states/color.ts';
import { estermanState, perimetryState } from '../tests/states/perimetry.ts';
import { acuityResults } from '../tests/states/acuity.ts';
import { contrastOngoing, contrastResponses } from '../tests/states/contrast.ts';
import { coverState, eyeMovements, sensorimotorState } from '../tests/states/motility.ts';
import { pupillometryState } from '../tests/states/pupil.ts';
import { pureToneResponses } from '../tests/states/pureTone.ts';
import type { TestRow } from '../tests/states/records.ts';
import { stereopsisResponses } from '../tests/states/stereopsis.ts';

/** How the answer of each state call is made [MON-19]; which tests have such a state is said by their kinds. */
const STATES: { [N in StateCall]: (db: Db, row: TestRow) => Promise<CallReply<N>> } = {
  getPerimetryState: perimetryState,
  getEstermanState: estermanState,
  getKineticState: kineticState,
  getAcuityResults: acuityResults,
  getColorVisionState: colorVisionState,
  getIshiharaState: ishiharaState,
  getWaggonerState: waggonerState,
  getEyeMovementResponses: eyeMovements,
  getPupillometryState: pupillometryState,
  getCoverState: coverState,
  getSensorimotorState: sensorimotorState,
  getContrastResponses: contrastResponses,
  getContrastOngoingState: contrastOngoing,
  getStereopsisResponses: stereopsisResponses,
  getPureToneResponses: pureToneResponses,
};

const hasState = (row: TestRow, call: StateCall): boolean => {
  const id = kindOf(row);
  return id !== undefined && kindById(id).states.includes(call);
};

/** Most calls name the test in their path, one in its query. */
type StateContext = Omit<CallContext<'getPerimetryState'>, 'query'> & {
  query: CallContext<'getContrastResponses'>['query'] | Record<string, never>;
};

/** The calls a monitor starts from. */
export const monitorStateCalls: Handlers = Object.fromEntries(
  (Object.keys(STATES) as StateCall[]).map((name) => [
    name,
    async ({ db, user, params, query, concerns }: StateContext) => {
      const row = await readTest(db, user, 'test' in query ? query.test : params.id);
      if (!hasState(row, name)) throw notFound();
      concerns(about(row));
      return STATES[name](db, row);
    },
  ]),
);
