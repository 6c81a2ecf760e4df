import { type CallReply, kindById, kindOf, type StateCall } from '@isopter/contract';
import type { Db } from '../../../platform/db/store.ts';
import type { CallContext, Handlers } from '../../../access/http/calls.ts';
import { notFound } from '../../../platform/lib/errors.ts';
import { about, readTest } from '../read.ts';
import { kineticState } from './kinetic.ts';
import { colorVisionState, ishiharaState, waggonerState } from './color.ts';
import { estermanState, perimetryState } from './perimetry.ts';
import { acuityResults } from './acuity.ts';
import { contrastOngoing, contrastResponses } from './contrast.ts';
import { coverState, eyeMovements, sensorimotorState } from './motility.ts';
import { pupillometryState } from './pupil.ts';
import { pureToneResponses } from './pureTone.ts';
import type { TestRow } from './records.ts';
import { stereopsisResponses } from './stereopsis.ts';

/** The function for the answer of each state call [MON-19]; the kinds of tests define which of them have a state. */
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
