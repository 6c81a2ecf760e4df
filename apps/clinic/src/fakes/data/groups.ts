import type {
  GoldmannSize,
  ProtocolValue,
  Strategy,
  StrategyValue,
  TestGroup,
  TestLanguageCode,
  TestType,
} from '@isopter/contract';

const strategy = (
  value: StrategyValue,
  name: string,
  protocols: readonly ProtocolValue[],
  goldman_size: GoldmannSize[] = [],
): Strategy => ({ value, name, goldman_size, protocols: protocols.map((p) => ({ value: p, name: p })) });

const group = (value: TestType, name: string, more: Partial<TestGroup> = {}): TestGroup => ({
  value,
  name,
  strategies: [],
  protocols: [],
  voice_input_languages: [],
  ...more,
});

const GRIDS = ['10-2', '24-2', '24-2C', '30-2'] as const;
const OPTOTYPES = ['LANDOLT_C', 'TUMBLING_E'] as const;
/** The languages in which patients may name an optotype [OUR-365]. */
const HEARD: TestLanguageCode[] = ['en', 'es', 'fr-CA'];

export const PERIMETRY: TestGroup = group('PERIMETRY', 'Perimetry', {
  strategies: [
    strategy('FULL_THRESHOLD', 'Full threshold', GRIDS, [3, 4, 5]),
    strategy('AVA_STANDARD', 'AVA Standard', ['24-2', '24-2C', '30-2'], [3, 5]),
    strategy('AVA_FAST', 'AVA Fast', ['24-2', '24-2C', '30-2'], [3, 5]),
    strategy('SUPRA_THRESHOLD', 'Supra threshold', ['24-2', 'QUADRANT'], [3, 5]),
    strategy('SUPRA_FAST', 'Supra fast', ['24-2'], [3]),
    strategy('CONFRONTATION', 'Confrontation', [], [3, 5]),
    strategy('PTOSIS', 'Ptosis', ['24-2-PTOSIS-NOVEL', '30-2-PTOSIS-TRADITIONAL']),
    strategy('BLEPHARO', 'Blepharo', [], [3]),
    strategy('ESTERMAN', 'Esterman', []),
  ],
});

/** One group of each family, as a server with every module offers them. */
export const GROUPS: readonly TestGroup[] = [
  PERIMETRY,
  group('VISUAL_ACUITY', 'Visual acuity', {
    strategies: [strategy('NEAR', 'Near', OPTOTYPES), strategy('DISTANCE', 'Distance', OPTOTYPES)],
    voice_input_languages: HEARD,
  }),
  group('CONTRAST_SENSITIVITY', 'Contrast sensitivity', {
    strategies: [
      strategy('CONTRAST_STANDARD', 'Standard', []),
      strategy('CONTRAST_SINGLE_OPTOTYPE', 'Single optotype', ['LANDOLT_C']),
    ],
    voice_input_languages: HEARD,
  }),
  group('COLOR_VISION', 'Color vision', {
    strategies: [
      strategy('D15', 'D-15', []),
      strategy('ISHIHARA', 'Ishihara', []),
      strategy('WAGGONER', 'Waggoner', []),
      strategy('WAGGONER_SENIORS', 'Waggoner, seniors', []),
      strategy('WAGGONER_OLDER_CHILDREN', 'Waggoner, older children', []),
    ],
  }),
  group('PUPIL', 'Pupil', {
    strategies: [strategy('PUPILLOMETRY', 'Pupillometry', []), strategy('PERRL', 'PERRL', [])],
  }),
  group('COVER', 'Cover test'),
  group('SENSORIMOTOR_CARDINAL', 'Sensorimotor, cardinal'),
  group('AUDIOLOGY', 'Audiology', { strategies: [strategy('PURE_TONE', 'Pure tone', [])] }),
  group('CUSTOM_BUNDLE', 'Glaucoma day', {
    custom_test_bundle_info: {
      custom_test_bundle_id: '1b000000-0000-4000-8000-000000000001',
      has_convergence_test: true,
    },
  }),
  group('CUSTOM_BUNDLE', 'School check', {
    custom_test_bundle_info: {
      custom_test_bundle_id: '1b000000-0000-4000-8000-000000000002',
      has_convergence_test: false,
    },
  }),
];
