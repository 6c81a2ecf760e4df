import { devices } from './devices.ts';
import { monitorState } from './monitor-state.ts';
import { offices } from './offices.ts';
import { patients } from './patients.ts';
import { people } from './people.ts';
import { preferences } from './preferences.ts';
import { reports } from './reports.ts';
import { securityKeys } from './security-keys.ts';
import { session } from './session.ts';
import { tests } from './tests.ts';

/** Every HTTP call by name: the one source of validation, types, routes and the OpenAPI description. */
export const calls = {
  ...session,
  ...securityKeys,
  ...preferences,
  ...patients,
  ...people,
  ...offices,
  ...devices,
  ...tests,
  ...monitorState,
  ...reports,
};
