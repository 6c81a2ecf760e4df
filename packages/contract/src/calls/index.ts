import { stateCalls } from '../kinds/stateCalls.ts';
import { agent } from './agent.ts';
import { appointments } from './appointments.ts';
import { attendance } from './attendance.ts';
import { audit } from './audit.ts';
import { bundles } from './bundles.ts';
import { calendar } from './calendar.ts';
import { course } from './course.ts';
import { customBundles } from './custom-bundles.ts';
import { devConfig } from './dev-config.ts';
import { devices } from './devices.ts';
import { employees } from './employees.ts';
import { exportTasks } from './exports.ts';
import { findings } from './findings.ts';
import { imports } from './imports.ts';
import { invitations } from './invitations.ts';
import { keyChange } from './key-change.ts';
import { offices } from './offices.ts';
import { offlineControllers } from './offline-controllers.ts';
import { pacs } from './pacs.ts';
import { patients } from './patients.ts';
import { people } from './people.ts';
import { preferences } from './preferences.ts';
import { progression } from './progression.ts';
import { reports } from './reports.ts';
import { schedules } from './schedules.ts';
import { secondFactors } from './second-factors.ts';
import { securityKeys } from './security-keys.ts';
import { session } from './session.ts';
import { sessions } from './sessions.ts';
import { support } from './support.ts';
import { tests } from './tests.ts';
import { today } from './today.ts';

/** Calls by area, in the order of docs/requirements/10-calls.md; the OpenAPI description uses the areas as tags. */
export const callAreas = {
  session,
  'security keys': securityKeys,
  preferences,
  patients,
  'on-premises agent': agent,
  'zero-PII key': keyChange,
  employees,
  people,
  offices,
  devices,
  'offline controllers': offlineControllers,
  tests,
  findings,
  progression,
  course,
  attendance,
  today,
  audit,
  'monitor state': stateCalls,
  reports,
  bundles,
  'custom bundles': customBundles,
  schedules,
  appointments,
  calendar,
  sessions,
  imports,
  pacs,
  support,
  invitations,
  exports: exportTasks,
  'developer settings': devConfig,
  'second factors': secondFactors,
};

/** Every HTTP call by name: the one source of validation, types, routes and the OpenAPI description. */
export const calls = {
  ...session,
  ...securityKeys,
  ...preferences,
  ...patients,
  ...agent,
  ...keyChange,
  ...employees,
  ...people,
  ...offices,
  ...devices,
  ...offlineControllers,
  ...tests,
  ...findings,
  ...progression,
  ...course,
  ...attendance,
  ...today,
  ...audit,
  ...stateCalls,
  ...reports,
  ...bundles,
  ...customBundles,
  ...schedules,
  ...appointments,
  ...calendar,
  ...sessions,
  ...imports,
  ...pacs,
  ...support,
  ...invitations,
  ...exportTasks,
  ...devConfig,
  ...secondFactors,
};
