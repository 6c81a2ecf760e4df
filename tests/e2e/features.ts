const features = (...names: readonly string[]): string[] => names.map((name) => `apps/clinic/src/features/${name}`);
const lib = (...names: readonly string[]): string[] => names.map((name) => `apps/clinic/src/lib/${name}`);
const server = (...names: readonly string[]): string[] => names.map((name) => `apps/server/src/${name}`);

/** A kind of test: its simulated headset, monitor screen, charts and models. */
const kind = (headset: string, monitors: readonly string[], charts: readonly string[] = monitors): string[] => [
  `apps/headset/src/${headset}`,
  ...monitors.map((name) => `apps/clinic/src/features/tests/monitor/kinds/${name}`),
  ...charts.map((name) => `packages/monitor-charts/src/${name}`),
];

/** Product folders that each spec covers. `npm run check` runs the specs of the folders that a change touches. */
export const FEATURES: Readonly<Record<string, readonly string[]>> = {
  'access-log.spec.ts': [
    ...features('accessLog'),
    ...server('clinic/audit', 'edge/auditChain', 'access/auditTrail', 'platform/syslog'),
  ],
  'access.spec.ts': [...lib('platform/session', 'platform/routes'), ...server('access/auth')],
  'accessibility.spec.ts': [
    'apps/clinic/src/shell/frame/display',
    ...lib('platform/keyboard'),
    'packages/ui/src/theme',
  ],
  'acuity.spec.ts': kind('acuity', ['acuity', 'contrast']),
  'administration.spec.ts': [
    ...features('offices', 'users'),
    ...lib('domain/offices', 'domain/people'),
    ...server('clinic/offices', 'clinic/employees'),
  ],
  'audiology.spec.ts': kind('audiology', ['audiology']),
  'brand.spec.ts': [
    ...lib('platform/brand'),
    ...features('about'),
    ...server('platform/brands'),
    'packages/ui/src/brand',
  ],
  'bundle-gone.spec.ts': [...features('tests/bundles'), ...server('clinic/bundles')],
  'bundle.spec.ts': [...features('tests/bundles'), ...server('clinic/bundles')],
  'bundles-made.spec.ts': [...features('tests/bundles'), ...server('clinic/bundles')],
  'color.spec.ts': kind('colorVision', ['d15', 'ishihara', 'waggoner'], ['colorVision', 'd15', 'ishihara', 'waggoner']),
  'compare.spec.ts': [...features('tests/compare'), 'packages/monitor-charts/src/course'],
  'connection.spec.ts': [
    ...features('tests/monitor/rules'),
    ...lib('domain/live'),
    ...server('access/live', 'edge/channel'),
    'packages/api-client/src/live',
  ],
  'demoMode.spec.ts': features('demo'),
  'deployment.spec.ts': [...lib('frame/screen'), 'packages/ui/src/lazy'],
  'devices.spec.ts': [...features('devices'), ...server('clinic/devices')],
  'effort-reading.spec.ts': [...features('today', 'patients'), ...lib('platform/keyboard')],
  'effort.spec.ts': [...features('patients', 'tests/form'), ...lib('platform/keyboard')],
  'examination.spec.ts': [
    ...kind('perimetry', ['perimetry']),
    ...features('tests/form'),
    ...server('exchange/reports', 'clinic/tests'),
  ],
  'exports.spec.ts': [...features('exports', 'devSettings'), ...server('exchange/exports')],
  'fields.spec.ts': [...kind('esterman', ['esterman']), ...kind('screening', ['perimetry'], ['screening'])],
  'find-patient.spec.ts': ['apps/clinic/src/shell/frame/find', ...lib('domain/patients'), ...features('tests/list')],
  'findings.spec.ts': features('tests/findings'),
  'forms-kept.spec.ts': lib('frame/form'),
  'gestures.spec.ts': ['packages/monitor-charts/src/chart', 'packages/ui/src/scroll'],
  'help.spec.ts': [...features('help'), ...server('exchange/manuals'), 'packages/recordings/src'],
  'home.spec.ts': ['apps/headset/src/device', ...server('platform/outbox')],
  'image.spec.ts': [...kind('image', ['image']), ...kind('camera', ['camera'])],
  'imports.spec.ts': [...features('imports'), ...lib('domain/imports'), ...server('exchange/imports')],
  'invitations.spec.ts': features('invitations'),
  'kinetic.spec.ts': kind('kinetic', ['kinetic']),
  'languages.spec.ts': [...lib('platform/i18n'), 'packages/locales'],
  'leaving.spec.ts': lib('frame/leaving'),
  'motility.spec.ts': kind('sensorimotorSuite', ['eoms', 'cover', 'sensorimotor']),
  'new-password.spec.ts': [...features('session/reset', 'profile'), ...server('access/auth', 'platform/outbox')],
  'new-test.spec.ts': features('tests/form', 'worklist'),
  'offline-controllers.spec.ts': features('offlineControllers'),
  'phone-camera.spec.ts': [
    ...features('phoneCamera'),
    'packages/api-client/src/phoneCamera',
    ...kind('camera', ['camera'], ['camera', 'capture']),
  ],
  'pairing.spec.ts': [...features('devices'), ...server('clinic/devices', 'edge/channel')],
  'on-premises.spec.ts': [
    ...lib('platform/agent'),
    ...server('access/http'),
    'packages/api-client/src/agent',
    'apps/agent/src',
  ],
  'palette.spec.ts': [
    'apps/clinic/src/shell/frame/commands',
    ...lib('platform/keyboard'),
    'packages/ui/src/CommandPalette',
  ],
  'parts.spec.ts': [...lib('frame/screen'), 'packages/ui/src/lazy'],
  'patient-page.spec.ts': features('patients'),
  'patients.spec.ts': [...features('patients'), ...lib('domain/patients', 'frame/list'), ...server('clinic/patients')],
  'preferences.spec.ts': [...features('preferences'), ...server('access/preferences')],
  'progression.spec.ts': [...features('tests/progression'), 'packages/monitor-charts/src/progression'],
  'pupil.spec.ts': kind('pupil', ['pupil']),
  'results.spec.ts': [...features('tests/list'), ...lib('domain/reports'), ...server('exchange/reports')],
  'routes.spec.ts': ['apps/clinic/src/shell', ...lib('platform/routes')],
  'saving.spec.ts': [...lib('frame/form'), ...server('access/versions')],
  'schedule.spec.ts': [...features('tests/recurring'), ...server('clinic/schedules')],
  'second-factor.spec.ts': [
    ...features('session'),
    ...lib('domain/securityKeys'),
    ...server('access/duo', 'access/keys'),
  ],
  'step-up.spec.ts': [...features('stepUp'), ...lib('platform/stepUp'), ...server('access/keys')],
  'second-steps.spec.ts': [
    ...features('session', 'preferences/secondSteps', 'preferences/keys'),
    ...lib('frame/secondFactors', 'domain/securityKeys'),
    ...server('access/auth', 'access/keys'),
  ],
  'session-forms.spec.ts': [...features('session'), ...lib('platform/session', 'frame/form')],
  'session.spec.ts': [...features('session'), ...lib('platform/session')],
  'sign-in.spec.ts': [...features('session'), ...lib('platform/session', 'platform/storage'), ...server('access/auth')],
  'single-sign-on.spec.ts': [...features('session/sso', 'invitations'), ...server('access/sso')],
  'stream.spec.ts': [...features('tests/monitor/stream'), ...server('clinic/stream'), 'apps/headset/src/stream'],
  'stereopsis.spec.ts': kind('stereopsis', ['stereopsis']),
  'support.spec.ts': [...features('support'), ...server('clinic/support')],
  'call-relay.spec.ts': [...server('clinic/videoCall'), 'packages/api-client/src/videoCall'],
  'headset-call.spec.ts': [...features('technicians'), ...server('clinic/technicians'), ...server('clinic/videoCall')],
  'call.spec.ts': [...features('technicians'), ...server('clinic/technicians'), ...server('clinic/videoCall')],
  'technicians.spec.ts': [...features('technicians'), ...lib('domain/technicians'), ...server('clinic/technicians')],
  'planned.spec.ts': [
    ...features('today', 'tests/form', 'preferences/calendar'),
    ...lib('domain/appointments'),
    ...server('clinic/appointments', 'exchange/calendar'),
  ],
  'today.spec.ts': [...features('today'), ...server('clinic/today')],
  'translated.spec.ts': lib('platform/browser'),
  'undo.spec.ts': [...features('patients'), ...server('clinic/patients')],
  'users.spec.ts': [...features('users', 'roles'), ...server('clinic/employees')],
  'wall.spec.ts': [...features('wall'), ...lib('domain/live/thumbnails'), 'packages/monitor-charts/src/wall'],
  'worklist.spec.ts': [...features('worklist'), ...lib('domain/pacs'), ...server('exchange/pacs', 'platform/dicom')],
  'zero-pii.spec.ts': [...lib('platform/zeroPii', 'platform/encryptionKey'), 'packages/api-client/src/zeroPii'],
};

/** The specs to run for code that every journey passes through and no spec claims. */
export const SMOKE: readonly string[] = ['sign-in.spec.ts', 'examination.spec.ts'];

const FOLDER = 'tests/e2e/';

/** Product code, and the code that the journeys share. Unit tests and stories run without a journey. */
const matters = (file: string): boolean =>
  /^(apps|packages)\/[^/]+\/src\/|^tests\/e2e\//.test(file) && !/\.(test|stories|docs)\.tsx?$/.test(file);

/** Returns the specs of one changed file. */
function journeysOf(file: string): readonly string[] {
  const name = file.slice(FOLDER.length);
  if (file.startsWith(FOLDER) && name in FEATURES) return [name];
  const claimed = Object.keys(FEATURES).filter((spec) =>
    FEATURES[spec]!.some((folder) => file.startsWith(`${folder}/`)),
  );
  return claimed.length > 0 ? claimed : SMOKE;
}

/**
 * Returns the specs to run for changed files, as paths for Playwright.
 * @param changedFiles paths from the root of the repository
 */
export function journeysFor(changedFiles: readonly string[]): string[] {
  const specs = new Set(changedFiles.filter(matters).flatMap(journeysOf));
  return [...specs].toSorted().map((spec) => FOLDER + spec);
}
