import type { Rules } from '../rule.ts';
import { attendance } from './attendance.ts';
import { audit } from './audit.ts';
import * as clinic from './clinic.ts';
import { course } from './course.ts';
import { findings } from './findings.ts';
import * as people from './people.ts';
import { progression } from './progression.ts';
import * as tests from './tests.ts';
import { today } from './today.ts';

/** Rules of all calls of the contract: a call without a rule does not compile, and fails `rules.test.ts`. */
export const RULES: Rules = {
  ...people.session,
  ...people.securityKeys,
  ...people.secondFactors,
  ...people.preferences,
  ...people.employees,
  ...people.people,
  ...people.offices,
  ...people.invitations,
  ...people.support,
  ...people.devConfig,
  ...clinic.patients,
  ...clinic.agent,
  ...clinic.keyChange,
  ...clinic.devices,
  ...clinic.offlineControllers,
  ...clinic.schedules,
  ...clinic.sessions,
  ...clinic.imports,
  ...clinic.pacs,
  ...clinic.exportTasks,
  ...tests.tests,
  ...findings,
  ...progression,
  ...course,
  ...attendance,
  ...today,
  ...audit,
  ...tests.monitorState,
  ...tests.reports,
  ...tests.appointments,
  ...tests.calendar,
  ...tests.bundles,
  ...tests.customBundles,
};
