import type { KindChoice } from '@isopter/contract';
import type { MonitorPath, RoutePath } from '../../apps/clinic/src/lib/platform/routes/routes.ts';
import type { Account } from './people.ts';

/** Ids used in URLs, for each clinic that a user is signed in to. */
export interface Ids {
  patient: string;
  test: string;
  bundle: string;
  schedule: string;
  upload: string;
  device: string;
  controller: string;
  customBundle: string;
  office: string;
  user: string;
  key: string;
}

/** The screen of a route: who may see it, its title, and what its address names. */
export interface Screen {
  as: Account | null;
  title: string;
  /** Heading above its tabs, if it differs. */
  heading?: string;
  id?: keyof Ids;
  /** Query string of the link to it. */
  query?: string;
}

const of =
  (as: Account | null) =>
  (title: string, id?: keyof Ids): Screen => ({ as, title, ...(id && { id }) });
const signedOut = of(null);
const admin = of('oga');
const quay = of('offline');
const lake = of('sso');
const support = of('support');
const technician = of('ta');

/** Every route but those of monitors, which each watch a test of their kind. */
export const SCREENS: Readonly<Record<Exclude<RoutePath, MonitorPath>, Screen>> = {
  '/login': signedOut('Sign in'),
  '/forgot': signedOut('Forgot your password?'),
  '/reset-password': signedOut('Forgot your password?'),
  '/reset-factors': { ...signedOut('Remove second factors'), query: '?code=x' },
  '/camera': signedOut('Camera'),
  '/duo/redirect': { ...signedOut('Sign in'), query: '?state=x&duo_code=y' },
  '/sso/onboarding': { ...signedOut('Single sign-on'), query: '?sso_domain=lakeside.example' },
  '/sso/authorize': { ...signedOut('Single sign-on'), query: '?state=x&code=y' },
  '/sso/success': signedOut('Single sign-on'),
  '/sso/error': signedOut('Single sign-on'),

  '/patients': admin('Patients'),
  '/patients/new': admin('New patient'),
  '/patients/edit/:id': admin('Edit patient', 'patient'),
  '/patients/merge/:id': admin('Merge patient', 'patient'),
  '/patients/:id': admin('Sample, Walked', 'patient'),
  '/patients/:id/compare': admin('Compare fields', 'patient'),
  '/today': admin('Today'),
  '/wall': admin('Live tests'),
  '/tests': admin('Tests'),
  '/tests/findings/:id': admin('Findings', 'test'),
  '/tests/view/:id': admin('Test settings', 'test'),
  '/tests/new/:patientId': admin('New test', 'patient'),
  '/tests/move/:id': admin('Move test', 'test'),
  '/tests/progression/:patientId': admin('Progression', 'patient'),
  '/tests/recurring/edit/:id': admin('Change recurring test', 'schedule'),
  '/tests/recurring/view/:id': admin('Recurring test', 'schedule'),
  '/tests/recurring/:patientId': admin('Recurring tests', 'patient'),
  '/tests/bundles/new/:patientId': admin('New bundle', 'patient'),
  '/tests/bundles/edit/:id': admin('Contact and schedule', 'bundle'),
  '/tests/bundles/view/:id': admin('Bundle settings', 'bundle'),
  '/tests/bundles/move/:id': admin('Move bundle', 'bundle'),
  '/tests/bundles/recurring/:patientId': admin('Recurring bundles', 'patient'),
  '/tests/bundles/:patientId': admin('Bundles', 'patient'),
  '/tests/:patientId': admin('Tests', 'patient'),
  '/import/upload/:patientId': admin('Import reports', 'patient'),
  '/import/verify/:uploadId': admin('Verify the report', 'upload'),
  '/devices': admin('Devices'),
  '/devices/new': admin('New device'),
  '/devices/edit/:id': admin('Edit device', 'device'),
  '/custom-bundles': admin('Custom bundles'),
  '/custom-bundles/new': admin('New custom bundle'),
  '/custom-bundles/view/:id': admin('Walked', 'customBundle'),
  '/offices': admin('Offices'),
  '/offices/new': admin('New office'),
  '/offices/edit/:id': admin('Edit office', 'office'),
  '/offices/select/:userId': admin('Offices of Grantham, Olga', 'user'),
  '/users': admin('Users'),
  '/users/new': admin('New user'),
  '/users/import': admin('Import users'),
  '/users/new/:officeId': admin('New user', 'office'),
  '/users/edit/:id': admin('Edit user', 'user'),
  '/users/select/:officeId': admin('New admin of Northside Lakeview', 'office'),
  '/access-log': admin('Access log'),
  '/preferences': admin('Preferences'),
  '/user_settings': admin('Profile'),
  '/about': admin('About'),
  '/help': admin('Help'),
  '/help/roles': admin('What each role may do'),
  '/contact': admin('Contact'),
  '/dev-settings': admin('Developer settings'),
  '/baa-agreement': admin('Business associate agreement'),

  '/offline-controllers': quay('Offline controllers'),
  '/offline-controllers/new': quay('New offline controller'),
  '/offline-controllers/edit/:id': quay('Edit offline controller', 'controller'),
  '/work-items': quay('Work items'),
  '/work-items/filter': quay('Filter work items'),
  '/work-items/history': { ...quay('PACS records'), heading: 'Work items' },
  '/export-tasks': quay('Exports'),
  '/export-tasks/new': quay('New export'),
  '/invitations': lake('Invitations'),
  '/invitations/new': lake('Invite user'),
  '/support/users': { ...support('Users'), heading: 'Reports' },
  '/support/offices': { ...support('Offices'), heading: 'Reports' },
  '/support/devices': { ...support('Devices'), heading: 'Reports' },
  '/support/accounts/new': support('New customer account'),
  '/waiting-sessions': technician('Waiting sessions'),
  '/finished-sessions': technician('Finished sessions'),
  '/techall-mode': of('tu')('Technician area'),
  '/demo-mode': { ...of('demo')('Demo mode'), heading: 'Self perimetry… that simple!' },
  '/authenticator/edit/:id': of('keys')('Security key', 'key'),
  '/zero-pii-prompt': of('harbour')('Encryption key'),
};

/** The kind of test that each monitor watches, and its title. */
export const MONITORS: Readonly<Record<MonitorPath, KindChoice & { title: string }>> = {
  '/tests/observe/:id': { group: 'PERIMETRY', strategy: 'AVA_FAST', title: 'Perimetry 24-2, AVA Fast' },
  '/tests/observe-esterman/:id': { group: 'PERIMETRY', strategy: 'ESTERMAN', title: 'Perimetry, Esterman' },
  '/tests/observe-kinetic/:id': { group: 'PERIMETRY', strategy: 'KINETIC', title: 'Perimetry, kinetic' },
  '/tests/observe-landolt-c/:id': { group: 'VISUAL_ACUITY', title: 'Visual acuity Landolt C, distance' },
  '/tests/observe-contrast/:id': { group: 'CONTRAST_SENSITIVITY', title: 'Contrast sensitivity, standard' },
  '/tests/observe-color/:id': { group: 'COLOR_VISION', strategy: 'D15', title: 'Color vision, D-15' },
  '/tests/observe-ishihara/:id': {
    group: 'COLOR_VISION',
    strategy: 'ISHIHARA',
    title: 'Color vision, Ishihara plates',
  },
  '/tests/observe-waggoner/:id': { group: 'COLOR_VISION', strategy: 'WAGGONER', title: 'Color vision, Waggoner' },
  '/tests/observe-eoms/:id': { group: 'EXTRA_OCULAR_MOTILITY', title: 'Eye motility' },
  '/tests/observe-cover/:id': { group: 'COVER', title: 'Cover test' },
  '/tests/observe-sensorimotor/:id': { group: 'SENSORIMOTOR_SHAPES', title: 'Sensorimotor, shapes' },
  '/tests/observe-pupillometry/:id': { group: 'PUPIL', title: 'Pupil, pupillometry' },
  '/tests/observe-stereopsis/:id': { group: 'STEREOPSIS', title: 'Stereopsis' },
  '/tests/observe-audiology/:id': { group: 'AUDIOLOGY', strategy: 'PURE_TONE', title: 'Audiometry, pure tone' },
  '/tests/observe-image/:id': { group: 'ONGOING_EYE_IMAGE_CAPTURE', title: 'Ongoing eye image' },
  '/tests/observe-camera/:id': { group: 'ANTERIOR_SEGMENT_IMAGE', title: 'Anterior segment image' },
};
