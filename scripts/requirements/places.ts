/** Files whose tests run in `npm test`. */
export const TESTS = [
  'packages/*/src/**/*.test.ts',
  'packages/*/src/**/*.test.tsx',
  'packages/*/src/**/*.stories.tsx',
  'apps/*/src/**/*.test.ts',
  'apps/server/test/**/*.test.ts',
  'apps/*/src/**/*.test.tsx',
  'apps/*/src/**/*.stories.tsx',
  'tests/e2e/*.spec.ts',
  'tests/together/*.test.ts',
  'tests/visual/*.visual.tsx',
  'scripts/locales/**/*.test.ts',
  'scripts/sbom/*.test.ts',
] as const;

/** The product itself: its screens and programs, and journeys through all of it. */
const PRODUCT = ['apps', 'packages/reports', 'tests/e2e', 'tests/together'];

/**
 * Where an area's statements can be proved besides the product. A part of the kit that no screen uses proves nothing of a
 * screen; a monitor of monitor-charts is what the screen shows.
 */
const MONITORS = 'MON PERI EST ACU COL EOM PUP COV SENS KIN CAM IMG CON STE AUD'.split(' ');
const AREAS: Readonly<Record<string, readonly string[]>> = {
  KIT: ['packages/ui', 'packages/clinical', 'packages/monitor-charts', 'tests/visual'],
  CHART: ['packages/clinical', 'packages/monitor-charts'],
  ...Object.fromEntries([...MONITORS, 'OUR'].map((area) => [area, ['packages/clinical', 'packages/monitor-charts']])),
  ...Object.fromEntries(
    ['API', 'ERR', 'VAL', 'CONST', 'ENT', 'ENUM'].map((area) => [area, ['packages/contract', 'packages/api-client']]),
  ),
};

/** Statements about a part of the kit itself, whatever their area. */
const OF_THE_KIT = new Set(['NAV-14', 'ERR-06', 'I18N-06']);

/** Statements about data that the contract holds, whatever their area. */
const OF_THE_CONTRACT = new Set(['I18N-04', 'PREF-11']);

/** Statements about every text of the product, which no screen shows together, and about their translation. */
const OF_THE_TEXTS = new Set(['OUR-57', 'OUR-970', 'OUR-971']);

/** Statements about what a release has besides the product. */
const OF_RELEASES = new Set(['OUR-503']);

/** Returns whether a test of this file can prove a statement. */
export function mayProve(id: string, path: string): boolean {
  const area = id.replace(/-\d+$/, '');
  const places = [
    ...PRODUCT,
    ...(AREAS[area] ?? []),
    ...(OF_THE_KIT.has(id) ? ['packages/ui'] : []),
    ...(OF_THE_CONTRACT.has(id) ? ['packages/contract'] : []),
    ...(OF_THE_TEXTS.has(id) ? ['scripts/locales'] : []),
    ...(OF_RELEASES.has(id) ? ['scripts/sbom'] : []),
  ];
  return places.some((place) => path.startsWith(`${place}/`));
}
