import type { CallName, CallReply, StrategyValue, TestType } from '@isopter/contract';
import type { Db } from '../db/store.ts';
import type { CallContext, Handlers } from '../http/calls.ts';
import { notFound } from '../http/errors.ts';
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

/** What a state call answers from, and of which tests; other tests have no such state. */
interface StateSource<N extends CallName> {
  /** The group or groups; a suite has the states of what runs in it. */
  group: TestType | readonly TestType[];
  /** Only tests of these strategies; without it those of the whole group. */
  strategies?: readonly StrategyValue[];
  build: (db: Db, row: TestRow) => Promise<CallReply<N>>;
}

/** Every state call [MON-19]. A further kind of test is a line here and a file in `tests/states`. */
const STATES: { [N in CallName]?: StateSource<N> | readonly StateSource<N>[] } = {
  getPerimetryState: { group: 'PERIMETRY', build: perimetryState },
  getEstermanState: { group: 'PERIMETRY', strategies: ['ESTERMAN'], build: estermanState },
  getPupillometryState: { group: 'PUPIL', build: pupillometryState },
  getKineticState: [
    { group: 'PERIMETRY', strategies: ['KINETIC'], build: kineticState },
    // the answers of a cover test have the same shape [ENT-27]
    { group: ['COVER', 'SENSORIMOTOR_SUITE'], build: kineticState },
  ],
  getColorVisionState: { group: 'COLOR_VISION', strategies: ['D15'], build: colorVisionState },
  getIshiharaState: { group: 'COLOR_VISION', strategies: ['ISHIHARA'], build: ishiharaState },
  getWaggonerState: {
    group: 'COLOR_VISION',
    strategies: ['WAGGONER', 'WAGGONER_SENIORS', 'WAGGONER_OLDER_CHILDREN'],
    build: waggonerState,
  },
  getAcuityResults: { group: ['VISUAL_ACUITY', 'CSUITE'], build: acuityResults },
  getContrastResponses: { group: ['CONTRAST_SENSITIVITY', 'CSUITE'], build: contrastResponses },
  getContrastOngoingState: { group: ['CONTRAST_SENSITIVITY', 'CSUITE'], build: contrastOngoing },
  getEyeMovementResponses: { group: ['EXTRA_OCULAR_MOTILITY', 'SENSORIMOTOR_SUITE'], build: eyeMovements },
  getCoverState: { group: ['COVER', 'SENSORIMOTOR_SUITE'], build: coverState },
  getSensorimotorState: {
    group: ['SENSORIMOTOR_SHAPES', 'SENSORIMOTOR_CARDINAL', 'SENSORIMOTOR_BINOCULAR', 'SENSORIMOTOR_SUITE'],
    build: sensorimotorState,
  },
  getPureToneResponses: { group: 'AUDIOLOGY', build: pureToneResponses },
  getStereopsisResponses: { group: 'STEREOPSIS', build: stereopsisResponses },
};

const answers = ({ group, strategies }: StateSource<CallName>, row: TestRow): boolean =>
  [group].flat().includes(row.group) && (!strategies || (row.strategy !== null && strategies.includes(row.strategy)));

/** Most calls name the test in their path, one in its query. */
type StateContext = Omit<CallContext<'getPerimetryState'>, 'query'> & {
  query: CallContext<'getContrastResponses'>['query'] | Record<string, never>;
};

/** The calls a monitor starts from. */
export const monitorStateCalls: Handlers = Object.fromEntries(
  Object.entries(STATES as Record<string, StateSource<CallName> | readonly StateSource<CallName>[]>).map(
    ([name, sources]) => [
      name,
      async ({ db, user, params, query, concerns }: StateContext) => {
        const row = await readTest(db, user, 'test' in query ? query.test : params.id);
        const source = [sources].flat().find((one) => answers(one, row));
        if (!source) throw notFound();
        concerns(about(row));
        return source.build(db, row);
      },
    ],
  ),
);
