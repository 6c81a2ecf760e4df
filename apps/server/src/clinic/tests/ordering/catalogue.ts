import {
  type Capabilities,
  GOLDMANN_SIZES,
  type GoldmannSize,
  MAIN_TEST_LANGUAGES,
  type Protocol,
  type ProtocolValue,
  type Strategy,
  type StrategyValue,
  type TestGroup,
  type TestGroupChoice,
  type TestLanguageCode,
  type TestType,
} from '@isopter/contract';
import type { OfficeGroupFlags } from '../../../platform/db/tables/people.ts';

/** A strategy as data: what it needs before it is offered, and what it offers. */
interface StrategyEntry {
  value: StrategyValue;
  name: string;
  protocols?: readonly ProtocolValue[];
  /** The sizes to choose from; none if the strategy has a fixed size. */
  sizes?: readonly GoldmannSize[];
  /** The office group's module [FORM-30]. */
  flag?: 'suprafast_module' | 'waggoner_module' | 'color_vision_d_15_module';
  /** The device's algorithm, of version 1 or later [FORM-29]. */
  algorithm?: 'esterman_algorithm_version' | 'kinetic_algorithm_version' | 'perrl_algorithm_version';
  /** The device's app version [FORM-14]. */
  appVersion?: string;
}

interface GroupEntry {
  value: TestType;
  name: string;
  strategies: readonly StrategyEntry[];
  protocols?: readonly ProtocolValue[];
  /** The patient names what they see, and may say it instead of pointing with the handpiece [OUR-365]. */
  isNamed?: boolean;
}

const GRIDS = ['24-2', '24-2C', '30-2', '10-2'] as const satisfies ProtocolValue[];
/** For children: the same patterns, at a slower pace. */
const PEDIATRIC = ['24-2-P', '30-2-P'] as const satisfies ProtocolValue[];
const OPTOTYPES = ['LANDOLT_C', 'TUMBLING_E'] as const satisfies ProtocolValue[];

/** Every kind of test by group, strategy and protocol [ENUM-02 to 04]; the order is that of the form. */
const CATALOGUE: readonly GroupEntry[] = [
  {
    value: 'PERIMETRY',
    name: 'Perimetry',
    strategies: [
      {
        value: 'FULL_THRESHOLD',
        name: 'Full threshold',
        protocols: [...GRIDS, '10-2-P', '24-2-P'],
        sizes: GOLDMANN_SIZES,
      },
      { value: 'AVA_STANDARD', name: 'AVA standard', protocols: [...GRIDS, ...PEDIATRIC], sizes: GOLDMANN_SIZES },
      { value: 'AVA_FAST', name: 'AVA fast', protocols: [...GRIDS, ...PEDIATRIC], sizes: GOLDMANN_SIZES },
      { value: 'SUPRA_THRESHOLD', name: 'Supra-threshold', protocols: [...GRIDS, 'QUADRANT'], sizes: GOLDMANN_SIZES },
      { value: 'SUPRA_FAST', name: 'Supra-fast', protocols: ['24-2', '30-2'], flag: 'suprafast_module' },
      { value: 'PTOSIS', name: 'Ptosis', protocols: ['24-2-PTOSIS-NOVEL', '30-2-PTOSIS-TRADITIONAL'] },
      { value: 'ESTERMAN', name: 'Esterman', algorithm: 'esterman_algorithm_version' },
      { value: 'CONFRONTATION', name: 'Confrontation', sizes: GOLDMANN_SIZES },
      { value: 'KINETIC', name: 'Kinetic', sizes: [1, 3, 5], algorithm: 'kinetic_algorithm_version' },
      { value: 'FOVEAL_SENSITIVITY', name: 'Foveal sensitivity' },
      { value: 'BLEPHARO', name: 'Blepharoplasty', sizes: [3] },
    ],
  },
  {
    value: 'VISUAL_ACUITY',
    name: 'Visual acuity',
    isNamed: true,
    strategies: [
      { value: 'DISTANCE', name: 'Distance', protocols: OPTOTYPES },
      { value: 'NEAR', name: 'Near', protocols: OPTOTYPES },
      { value: 'BOTH', name: 'Distance and near', protocols: OPTOTYPES },
      { value: 'LOW_CONTRAST', name: 'Low contrast', protocols: OPTOTYPES },
      { value: 'CVI_FAR', name: 'CVI, far', protocols: OPTOTYPES },
      { value: 'CVI_NEAR', name: 'CVI, near', protocols: OPTOTYPES },
    ],
  },
  {
    value: 'CONTRAST_SENSITIVITY',
    name: 'Contrast sensitivity',
    isNamed: true,
    strategies: [
      { value: 'CONTRAST_STANDARD', name: 'Standard' },
      { value: 'CONTRAST_SINGLE_OPTOTYPE', name: 'Single optotype' },
    ],
  },
  {
    value: 'CSUITE',
    name: 'C-Suite',
    isNamed: true,
    strategies: [
      { value: 'DISTANCE', name: 'Distance', protocols: OPTOTYPES },
      { value: 'NEAR', name: 'Near', protocols: OPTOTYPES },
      { value: 'BOTH', name: 'Distance and near', protocols: OPTOTYPES },
    ],
  },
  {
    value: 'COLOR_VISION',
    name: 'Color vision',
    strategies: [
      { value: 'D15', name: 'D-15', flag: 'color_vision_d_15_module' },
      { value: 'ISHIHARA', name: 'Ishihara', appVersion: '4.4.1' },
      { value: 'WAGGONER', name: 'Waggoner', flag: 'waggoner_module' },
      { value: 'WAGGONER_SENIORS', name: 'Waggoner, seniors', flag: 'waggoner_module' },
      { value: 'WAGGONER_OLDER_CHILDREN', name: 'Waggoner, older children', flag: 'waggoner_module' },
    ],
  },
  {
    value: 'PUPIL',
    name: 'Pupil',
    strategies: [
      { value: 'PUPILLOMETRY', name: 'Pupillometry' },
      { value: 'PERRL', name: 'PERRL', algorithm: 'perrl_algorithm_version' },
      { value: 'BLUE_PUPILLOMETRY', name: 'Blue pupillometry' },
    ],
  },
  { value: 'EXTRA_OCULAR_MOTILITY', name: 'Extra-ocular motility', strategies: [] },
  { value: 'COVER', name: 'Cover test', strategies: [] },
  { value: 'SENSORIMOTOR_SHAPES', name: 'Sensorimotor, shapes', strategies: [] },
  { value: 'SENSORIMOTOR_CARDINAL', name: 'Sensorimotor, cardinal', strategies: [] },
  { value: 'SENSORIMOTOR_BINOCULAR', name: 'Sensorimotor, binocular', strategies: [] },
  // ordered as a whole: its strategies name the tests in it. Eye movements and the cover test are also separate groups
  { value: 'SENSORIMOTOR_SUITE', name: 'Sensorimotor suite', strategies: [] },
  { value: 'STEREOPSIS', name: 'Stereopsis', strategies: [] },
  { value: 'EYE_IMAGE_CAPTURE', name: 'Eye image', strategies: [] },
  { value: 'ONGOING_EYE_IMAGE_CAPTURE', name: 'Ongoing eye image', strategies: [] },
  { value: 'ANTERIOR_SEGMENT_IMAGE', name: 'Anterior segment image', strategies: [] },
  {
    value: 'AUDIOLOGY',
    name: 'Audiology',
    strategies: [
      { value: 'PURE_TONE', name: 'Pure tone' },
      { value: 'PURE_TONE_SCREENING', name: 'Pure tone screening' },
    ],
  },
];

/** The properties of a device that the catalogue depends on. */
export interface CatalogueDevice {
  appVersion: string | null;
  capabilities: Capabilities | null;
}

/** Returns whether version a is b or later, number by number. */
function isAtLeast(version: string | null, least: string): boolean {
  return (version ?? '').localeCompare(least, 'en', { numeric: true }) >= 0;
}

const runs = (device: CatalogueDevice, group: GroupEntry, strategy?: StrategyEntry) =>
  (device.capabilities?.supported_test_groups.includes(group.value) ?? false) &&
  (!strategy?.algorithm || (device.capabilities?.[strategy.algorithm] ?? 0) > 0) &&
  (!strategy?.appVersion || isAtLeast(device.appVersion, strategy.appVersion));

const isAllowed = (strategy: StrategyEntry, flags: OfficeGroupFlags) => !strategy.flag || flags[strategy.flag] === true;

/** The languages in which devices understand answers: of those they speak the main ones [OUR-365]. */
const languagesHeard = (devices: readonly CatalogueDevice[]): TestLanguageCode[] =>
  MAIN_TEST_LANGUAGES.filter((language) =>
    devices.some(({ capabilities }) => capabilities?.output_languages.includes(language)),
  );

/** Returns the part of the catalogue that an office group may use and that at least one of its devices supports. */
export function testGroups(flags: OfficeGroupFlags, devices: readonly CatalogueDevice[]): TestGroup[] {
  return CATALOGUE.filter((group) => devices.some((device) => runs(device, group))).map((group) => ({
    value: group.value,
    name: group.name,
    strategies: group.strategies
      .filter((strategy) => isAllowed(strategy, flags) && devices.some((device) => runs(device, group, strategy)))
      .map((strategy): Strategy => ({
        value: strategy.value,
        name: strategy.name,
        goldman_size: [...(strategy.sizes ?? [])],
        protocols: (strategy.protocols ?? []).map(named),
      })),
    protocols: (group.protocols ?? []).map(named),
    voice_input_languages: group.isNamed ? languagesHeard(devices.filter((device) => runs(device, group))) : [],
  }));
}

const PROTOCOL_NAMES: Partial<Record<ProtocolValue, string>> = {
  '10-2-P': 'Pediatric 10-2',
  '24-2-P': 'Pediatric 24-2',
  '30-2-P': 'Pediatric 30-2',
  OTHER: 'Other',
  QUADRANT: 'Quadrant',
  LANDOLT_C: 'Landolt C',
  TUMBLING_E: 'Tumbling E',
  '24-2-PTOSIS-NOVEL': '24-2 novel',
  '30-2-PTOSIS-TRADITIONAL': '30-2 traditional',
};

const named = (value: ProtocolValue): Protocol => ({ value, name: PROTOCOL_NAMES[value] ?? value });

/**
 * The kinds of tests that reports of other devices can have, for any devices in the office group, each with OTHER in
 * addition to its protocols; OTHER is a kind as well [IMP-04].
 */
export const IMPORT_GROUPS: readonly TestGroup[] = [
  ...CATALOGUE.map(({ value, name, strategies, protocols = [] }): TestGroup => {
    const all = [...new Set([...protocols, ...strategies.flatMap((strategy) => strategy.protocols ?? [])])];
    return {
      value,
      name,
      strategies: [],
      protocols: all.length > 0 ? [...all, 'OTHER' as const].map(named) : [],
      voice_input_languages: [],
    };
  }),
  { value: 'OTHER', name: 'Other', strategies: [], protocols: [], voice_input_languages: [] },
];

/** The suffix a strategy's programs may carry as well: `24-2-AVA-S` is AVA standard on the 24-2 pattern. */
const SYNONYM: Partial<Record<StrategyValue, RegExp>> = {
  AVA_STANDARD: /-AVA-S$/,
  AVA_FAST: /-AVA-F$/,
  SUPRA_THRESHOLD: /-S$/,
};

export interface CatalogueChoice {
  group: TestType;
  strategy: StrategyValue | null;
  protocol: ProtocolValue | null;
  sizes: readonly GoldmannSize[];
}

/**
 * A choice as the catalogue spells it, for a device and an office group.
 * @returns a sentence when it is not to be had
 */
export function findChoice(
  choice: TestGroupChoice,
  flags: OfficeGroupFlags,
  device: CatalogueDevice,
): CatalogueChoice | string {
  const group = CATALOGUE.find(({ value }) => value === choice.group);
  if (!group || !runs(device, group)) return 'The device does not support this test group.';
  const strategy = group.strategies.find(({ value }) => value === choice.strategy);
  if (!strategy && (choice.strategy || group.strategies.length > 0)) return 'Choose a strategy of the test group.';
  if (strategy && (!isAllowed(strategy, flags) || !runs(device, group, strategy))) {
    return 'This strategy is not available.';
  }
  const protocols = strategy?.protocols ?? group.protocols ?? [];
  const synonym = strategy && SYNONYM[strategy.value];
  const spelled = synonym ? choice.protocol?.replace(synonym, '') : choice.protocol;
  const protocol = protocols.find((value) => value === spelled);
  if (!protocol && (choice.protocol || protocols.length > 0)) return 'Choose a protocol of the strategy.';
  return {
    group: group.value,
    strategy: strategy?.value ?? null,
    protocol: protocol ?? null,
    sizes: strategy?.sizes ?? [],
  };
}
