import type { House } from './judge.ts';

/** The rules that scripts/check-imports.ts holds; docs/architecture.md shows them. */
export const HOUSE: House = {
  parts: {
    'packages/contract': [],
    'packages/clinical': ['contract'],
    'packages/locales': [],
    'packages/recordings': ['contract', 'clinical'],
    'packages/ui': [],
    'packages/api-client': ['contract'],
    'packages/monitor-charts': ['contract', 'clinical', 'ui'],
    'apps/clinic': ['contract', 'clinical', 'locales', 'recordings', 'ui', 'api-client', 'monitor-charts'],
    'apps/server': ['contract', 'clinical', 'locales', 'ui', 'monitor-charts'],
    'apps/headset': ['contract', 'clinical'],
  },
  orders: [
    { folder: 'apps/clinic/src', order: ['lib', 'features', 'shell', 'main.tsx'] },
    { folder: 'apps/clinic/src/features', order: 'apart' },
    {
      folder: 'apps/server/src',
      order: [
        'lib',
        'db',
        ['preferences', 'brands', 'outbox', 'duo', 'dicom', 'metrics', 'health'],
        'auth',
        'keys',
        ['http', 'live', 'patients', 'devices', 'employees', 'offices'],
        'audit',
        'tests',
        'bundles',
        'schedules',
        'today',
        'reports',
        ['manuals', 'exports'],
        'services.ts',
        ['channel', 'jobs', 'routes'],
        ['seed', 'backup'],
        'auditChain',
        'app.ts',
        'main.ts',
      ],
    },
    {
      folder: 'apps/headset/src',
      order: [
        ['after.ts', 'random.ts', 'motion.ts'],
        'observer.ts',
        'task.ts',
        '*',
        'patient',
        'tasks.ts',
        'device',
        ['channel.ts', 'pairing.ts', 'storage.ts', 'acceptance.ts'],
        'headset.ts',
        ['simulate.ts', 'main.ts'],
      ],
    },
  ],
  servesTests: /\.(test|stories|docs)\.tsx?$|\/(fakes|stories|attack|docs|examples|foundations|studio)\//,
  tools: ['.storybook', 'scripts'],
  exceptions: [
    {
      from: 'apps/clinic/bundleBudget.ts',
      to: 'packages/contract/src/kinds/kinds.ts',
      why: 'Vite reads its configuration without the condition that leads to sources, and the package is not built yet',
    },
  ],
};
