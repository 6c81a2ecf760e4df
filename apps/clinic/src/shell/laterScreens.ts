import type { ComponentType } from 'react';

/** Screens that can come a moment later: what is done now and then with a patient or a test, settings, administration. */
export const later = {
  '/patients/edit/:id': () => import('../features/patients/form/PatientEdit.tsx').then((module) => module.PatientEdit),
  '/patients/merge/:id': () =>
    import('../features/patients/merge/PatientMerge.tsx').then((module) => module.PatientMerge),
  '/tests/findings/:id': () => import('../features/tests/findings/Findings.tsx').then((module) => module.Findings),
  '/tests/view/:id': () => import('../features/tests/form/TestFormView.tsx').then((module) => module.TestFormView),
  '/tests/move/:id': () => import('../features/tests/list/TestMove.tsx').then((module) => module.TestMove),
  '/tests/bundles/:patientId': () =>
    import('../features/tests/bundles/list/BundleList.tsx').then((module) => module.BundleList),
  '/tests/bundles/new/:patientId': () =>
    import('../features/tests/bundles/wizard/BundleFormNew.tsx').then((module) => module.BundleFormNew),
  '/custom-bundles': () =>
    import('../features/tests/bundles/custom/CustomBundleList.tsx').then((module) => module.CustomBundleList),
  '/custom-bundles/new': () =>
    import('../features/tests/bundles/custom/CustomBundleNew.tsx').then((module) => module.CustomBundleNew),
  '/custom-bundles/view/:id': () =>
    import('../features/tests/bundles/custom/CustomBundleView.tsx').then((module) => module.CustomBundleView),
  '/tests/bundles/view/:id': () =>
    import('../features/tests/bundles/view/BundleView.tsx').then((module) => module.BundleView),
  '/tests/bundles/edit/:id': () =>
    import('../features/tests/bundles/wizard/BundleEdit.tsx').then((module) => module.BundleEdit),
  '/tests/bundles/move/:id': () =>
    import('../features/tests/bundles/list/BundleMove.tsx').then((module) => module.BundleMove),
  '/tests/recurring/edit/:id': () =>
    import('../features/tests/recurring/ScheduleEdit.tsx').then((module) => module.ScheduleEdit),
  '/tests/recurring/view/:id': () =>
    import('../features/tests/recurring/ScheduleView.tsx').then((module) => module.ScheduleView),
  '/tests/recurring/:patientId': () =>
    import('../features/tests/recurring/RecurringList.tsx').then((module) => module.RecurringTests),
  '/tests/bundles/recurring/:patientId': () =>
    import('../features/tests/recurring/RecurringList.tsx').then((module) => module.RecurringBundles),
  '/tests/progression/:patientId': () =>
    import('../features/tests/progression/Progression.tsx').then((module) => module.Progression),
  '/today': () => import('../features/today/Today.tsx').then((module) => module.Today),
  '/demo-mode': () => import('../features/demo/DemoMode.tsx').then((module) => module.DemoMode),
  '/techall-mode': () => import('../features/technicians/TechallMode.tsx').then((module) => module.TechallMode),
  '/waiting-sessions': () => import('../features/technicians/SessionList.tsx').then((module) => module.WaitingSessions),
  '/finished-sessions': () =>
    import('../features/technicians/SessionList.tsx').then((module) => module.FinishedSessions),
  '/work-items': () => import('../features/worklist/WorkItems.tsx').then((module) => module.WorkItems),
  '/work-items/filter': () => import('../features/worklist/ItemFilter.tsx').then((module) => module.ItemFilter),
  '/work-items/history': () => import('../features/worklist/PacsRecords.tsx').then((module) => module.PacsRecords),
  '/zero-pii-prompt': () => import('../features/session/KeyPrompt.tsx').then((module) => module.KeyPrompt),
  '/reset-factors': () => import('../features/session/reset/ResetFactors.tsx').then((module) => module.ResetFactors),
  '/camera': () => import('../features/phoneCamera/PhoneCamera.tsx').then((module) => module.PhoneCamera),
  '/about': () => import('../features/about/About.tsx').then((module) => module.About),
  '/import/upload/:patientId': () =>
    import('../features/imports/upload/ImportUpload.tsx').then((module) => module.ImportUpload),
  '/import/verify/:uploadId': () =>
    import('../features/imports/verify/ImportVerify.tsx').then((module) => module.ImportVerify),
  '/devices': () => import('../features/devices/DeviceList.tsx').then((module) => module.DeviceList),
  '/devices/new': () => import('../features/devices/DeviceNew.tsx').then((module) => module.DeviceNew),
  '/devices/edit/:id': () => import('../features/devices/DeviceEdit.tsx').then((module) => module.DeviceEdit),
  '/offices': () => import('../features/offices/OfficeList.tsx').then((module) => module.OfficeList),
  '/offices/new': () => import('../features/offices/OfficeNew.tsx').then((module) => module.OfficeNew),
  '/offices/edit/:id': () => import('../features/offices/OfficeEdit.tsx').then((module) => module.OfficeEdit),
  '/offices/select/:userId': () => import('../features/users/UserOffices.tsx').then((module) => module.UserOffices),
  '/users': () => import('../features/users/list/UserList.tsx').then((module) => module.UserList),
  '/users/new': () => import('../features/users/UserNew.tsx').then((module) => module.UserNew),
  '/users/new/:officeId': () => import('../features/users/UserNew.tsx').then((module) => module.UserNew),
  '/users/import': () => import('../features/users/import/UserImport.tsx').then((module) => module.UserImport),
  '/users/edit/:id': () => import('../features/users/UserEdit.tsx').then((module) => module.UserEdit),
  '/users/select/:officeId': () => import('../features/users/AssignAdmin.tsx').then((module) => module.AssignAdmin),
  '/invitations': () => import('../features/invitations/InvitationList.tsx').then((module) => module.InvitationList),
  '/invitations/new': () => import('../features/invitations/InvitationNew.tsx').then((module) => module.InvitationNew),
  '/support/users': () => import('../features/support/SupportUsers.tsx').then((module) => module.SupportUsers),
  '/support/offices': () => import('../features/support/SupportOffices.tsx').then((module) => module.SupportOffices),
  '/support/devices': () => import('../features/support/SupportDevices.tsx').then((module) => module.SupportDevices),
  '/support/accounts/new': () => import('../features/support/AccountNew.tsx').then((module) => module.AccountNew),
  '/export-tasks': () => import('../features/exports/ExportList.tsx').then((module) => module.ExportList),
  '/export-tasks/new': () => import('../features/exports/ExportNew.tsx').then((module) => module.ExportNew),
  '/dev-settings': () => import('../features/devSettings/DevSettings.tsx').then((module) => module.DevSettings),
  '/access-log': () => import('../features/accessLog/AccessLog.tsx').then((module) => module.AccessLog),
  '/offline-controllers': () =>
    import('../features/offlineControllers/ControllerList.tsx').then((module) => module.ControllerList),
  '/offline-controllers/new': () =>
    import('../features/offlineControllers/ControllerNew.tsx').then((module) => module.ControllerNew),
  '/offline-controllers/edit/:id': () =>
    import('../features/offlineControllers/ControllerEdit.tsx').then((module) => module.ControllerEdit),
  '/duo/redirect': () => import('../features/session/steps/DuoRedirect.tsx').then((module) => module.DuoRedirect),
  '/sso/onboarding': () => import('../features/session/sso/SsoOnboarding.tsx').then((module) => module.SsoOnboarding),
  '/sso/authorize': () => import('../features/session/sso/SsoAuthorize.tsx').then((module) => module.SsoAuthorize),
  '/sso/success': () => import('../features/session/sso/SsoSuccess.tsx').then((module) => module.SsoSuccess),
  '/sso/error': () => import('../features/session/sso/SsoError.tsx').then((module) => module.SsoError),
  '/baa-agreement': () => import('../features/session/Agreement.tsx').then((module) => module.Agreement),
  '/authenticator/edit/:id': () => import('../features/preferences/keys/KeyEdit.tsx').then((module) => module.KeyEdit),
  '/user_settings': () => import('../features/profile/Profile.tsx').then((module) => module.Profile),
  '/help': () => import('../features/help/Help.tsx').then((module) => module.Help),
  '/help/roles': () => import('../features/roles/Roles.tsx').then((module) => module.Roles),
  '/contact': () => import('../features/contact/Contact.tsx').then((module) => module.Contact),
  '/preferences': () => import('./PreferencesOver.tsx').then((module) => module.PreferencesOver),
  '/patients/:id/compare': () => import('../features/tests/compare/Compare.tsx').then((module) => module.Compare),
} satisfies Readonly<Record<string, () => Promise<ComponentType>>>;
