import { acuityCalls } from './acuity.schemas.ts';
import { audiologyCalls } from './audiology.schemas.ts';
import { contrastCalls } from './contrast.schemas.ts';
import { coverCalls } from './cover.schemas.ts';
import { d15Calls } from './d15.schemas.ts';
import { eomsCalls } from './eoms.schemas.ts';
import { estermanCalls } from './esterman.schemas.ts';
import { ishiharaCalls } from './ishihara.schemas.ts';
import { kineticCalls } from './kinetic.schemas.ts';
import { perimetryCalls } from './perimetry.schemas.ts';
import { pupilCalls } from './pupil.schemas.ts';
import { sensorimotorCalls } from './sensorimotor.schemas.ts';
import { stereopsisCalls } from './stereopsis.schemas.ts';
import { waggonerCalls } from './waggoner.schemas.ts';

/** The calls that return the initial state of a monitor, by test id [MON-19]. */
export const stateCalls = {
  ...perimetryCalls,
  ...estermanCalls,
  ...kineticCalls,
  ...acuityCalls,
  ...d15Calls,
  ...ishiharaCalls,
  ...waggonerCalls,
  ...eomsCalls,
  ...pupilCalls,
  ...coverCalls,
  ...sensorimotorCalls,
  ...contrastCalls,
  ...stereopsisCalls,
  ...audiologyCalls,
};

/** The name of a call that returns the state of a test. */
export type StateCall = keyof typeof stateCalls;
