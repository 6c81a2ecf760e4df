import type { House } from './judge.ts';

/** The rules that scripts/check-imports.ts holds; docs/architecture.md shows them. */
export const HOUSE: House = {
  parts: {
    'packages/dates': [],
    'packages/contract': ['dates'],
    'packages/clinical': ['contract'],
    'packages/locales': [],
    'packages/recordings': ['contract', 'clinical'],
    'packages/ui': ['dates'],
    'packages/api-client': ['contract'],
    'packages/monitor-charts': ['contract', 'clinical', 'ui'],
    'packages/reports': ['contract', 'clinical', 'locales', 'monitor-charts'],
    'apps/clinic': ['contract', 'clinical', 'locales', 'recordings', 'ui', 'api-client', 'monitor-charts', 'reports'],
    'apps/server': ['contract', 'clinical', 'locales', 'ui', 'monitor-charts', 'reports', 'dates'],
    'apps/agent': ['contract', 'reports', 'server'],
    'apps/headset': ['contract', 'clinical'],
  },
  orders: [
    { folder: 'apps/clinic/src', order: ['lib', 'features', 'shell', 'main.tsx'] },
    { folder: 'apps/clinic/src/features', order: 'apart' },
    { folder: 'apps/clinic/src/lib', order: ['platform', 'frame', 'domain'] },
    {
      folder: 'apps/clinic/src/lib/platform',
      order: [
        ['brand', 'browser', 'errors', 'keyboard', 'routes'],
        'storage',
        ['agent', 'stepUp', 'zeroPii'],
        'session',
        'encryptionKey',
        'api',
        'i18n',
        'format',
      ],
    },
    { folder: 'apps/clinic/src/lib/frame', order: ['leaving', 'form', ['list', 'screen', 'secondFactors']] },
    {
      folder: 'apps/clinic/src/lib/domain',
      order: [
        ['audit', 'live', 'offices', 'pacs', 'patients', 'people', 'securityKeys', 'technicians'],
        ['reports', 'tests'],
        ['alarm', 'appointments', 'imports'],
      ],
    },
    { folder: 'apps/server/src', order: ['platform', 'access', 'clinic', 'exchange', 'edge'] },
    {
      folder: 'apps/server/src/platform',
      order: ['services.ts', 'lib', 'db', ['brands', 'bus', 'dicom', 'health', 'jobs', 'metrics', 'outbox', 'syslog']],
    },
    {
      folder: 'apps/server/src/access',
      order: [
        'services.ts',
        ['preferences', 'duo'],
        'auth',
        'auditTrail',
        ['sso', 'versions'],
        'keys',
        'http',
        'live',
        'plugin.ts',
      ],
    },
    {
      folder: 'apps/server/src/clinic',
      order: [
        'services.ts',
        ['patients', 'devices', 'employees', 'offices', 'preferences', 'demo'],
        ['support', 'audit'],
        'technicians',
        ['stream', 'videoCall'],
        'tests',
        'bundles',
        ['schedules', 'appointments'],
        'today',
        'plugin.ts',
      ],
    },
    {
      folder: 'apps/server/src/exchange',
      order: ['services.ts', 'reports', ['manuals', 'exports', 'imports', 'pacs', 'calendar'], 'plugin.ts'],
    },
    {
      folder: 'apps/server/src/edge',
      order: [
        'givenServices.ts',
        ['channel', 'jobs'],
        ['seed', 'backup', 'setup'],
        'auditChain',
        ['agentParts.ts', 'agentWorkerParts.ts', 'app.ts', 'demo.ts'],
        'loadDemo.ts',
        'main.ts',
      ],
    },
    {
      folder: 'apps/agent/src',
      order: ['db', 'auth', 'http', 'patients', 'reports', 'tls', 'app.ts', 'settings.ts', ['commands', 'main.ts']],
    },
    {
      folder: 'apps/headset/src',
      order: [
        ['after.ts', 'random.ts', 'motion.ts', 'look.ts'],
        'observer.ts',
        'task.ts',
        '*',
        'patient',
        'tasks.ts',
        'device',
        ['channel.ts', 'pairing.ts', 'storage.ts', 'acceptance.ts'],
        'stream',
        'call',
        'headset.ts',
        ['simulate.ts', 'main.ts'],
      ],
    },
  ],
  servesTests:
    /\.(test|stories|docs)\.tsx?$|\/(fakes|stories|docs|examples|foundations|studio)\/|^apps\/server\/test\//,
  joins: /\/(services|\w+Calls)\.ts$/,
  tools: ['.storybook', 'scripts', 'tests/screens'],
  exceptions: [
    {
      from: 'apps/clinic/bundleBudget.ts',
      to: 'packages/contract/src/kinds/kinds.ts',
      why: 'Vite reads its configuration without the condition that leads to sources, and the package is not built yet',
    },
  ],
};
