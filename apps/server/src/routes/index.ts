import type { Handlers } from '../http/calls.ts';
import type { CallServices } from '../services.ts';
import { agentAssertionCalls } from './agentAssertion.ts';
import { agentReportCalls } from './agentReports.ts';
import { appointmentCalls } from './appointments.ts';
import { attendanceCalls } from './attendance.ts';
import { auditCalls } from './audit.ts';
import { bundleCalls } from './bundles.ts';
import { calendarCalls } from './calendar.ts';
import { courseCalls } from './course.ts';
import { customBundleCalls } from './customBundles.ts';
import { demoCalls } from './demo.ts';
import { deviceCalls } from './devices.ts';
import { employeeCalls } from './employees.ts';
import { devConfigCalls } from './devConfig.ts';
import { exportCalls } from './exports.ts';
import { factorResetCalls } from './factorReset.ts';
import { findingCalls } from './findings.ts';
import { importCalls } from './imports.ts';
import { invitationCalls } from './invitations.ts';
import { lookupCalls } from './lookups.ts';
import { monitorStateCalls } from './monitorState.ts';
import { officeCalls } from './offices.ts';
import { keyChangeCalls } from './keyChange.ts';
import { namesMoveCalls } from './namesMove.ts';
import { offlineControllerCalls } from './offlineControllers.ts';
import { pacsCalls } from './pacs.ts';
import { passkeyCalls } from './passkeys.ts';
import { passwordResetCalls } from './passwordReset.ts';
import { patientAlertCalls } from './patientAlerts.ts';
import { patientCalls } from './patients.ts';
import { preferenceCalls } from './preferences.ts';
import { bundleReportCalls } from './bundleReports.ts';
import { progressionCalls } from './progression.ts';
import { reportCalls } from './reports.ts';
import { scheduleCalls } from './schedules.ts';
import { secondFactorCalls } from './secondFactors.ts';
import { securityKeyCalls } from './securityKeys.ts';
import { sessionCalls } from './session.ts';
import { severalEmployeesCalls } from './severalEmployees.ts';
import { signInCalls } from './signIns.ts';
import { ssoCalls } from './sso.ts';
import { supportCalls } from './support.ts';
import { technicianCalls } from './technicians.ts';
import { testCalls } from './tests.ts';
import { todayCalls } from './today.ts';

/** Every call this server answers; the contract's other calls answer 501. */
export const handlers = (services: CallServices): Handlers => ({
  ...sessionCalls(services),
  ...ssoCalls(services),
  ...signInCalls(services),
  ...passwordResetCalls(services),
  ...securityKeyCalls(services),
  ...secondFactorCalls(services),
  ...passkeyCalls(services),
  ...factorResetCalls(services),
  ...preferenceCalls(services),
  ...patientCalls(services),
  ...patientAlertCalls,
  ...agentAssertionCalls(services),
  ...agentReportCalls(services),
  ...namesMoveCalls,
  ...keyChangeCalls(services),
  ...lookupCalls,
  ...officeCalls(services),
  ...employeeCalls(services),
  ...severalEmployeesCalls(services),
  ...invitationCalls(services),
  ...supportCalls(services),
  ...deviceCalls(services),
  ...offlineControllerCalls,
  ...pacsCalls(services),
  ...technicianCalls(services),
  ...testCalls(services),
  ...attendanceCalls,
  ...todayCalls,
  ...auditCalls,
  ...exportCalls,
  ...importCalls(services),
  ...devConfigCalls,
  ...findingCalls,
  ...progressionCalls,
  ...courseCalls,
  ...bundleCalls(services),
  ...customBundleCalls,
  ...scheduleCalls,
  ...appointmentCalls(services),
  ...calendarCalls(services),
  ...demoCalls(services),
  ...monitorStateCalls,
  ...reportCalls(services),
  ...bundleReportCalls(services),
});
