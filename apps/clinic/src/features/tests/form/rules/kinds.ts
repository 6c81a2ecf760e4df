import type { Id, StrategyValue, TestGroup, TestType } from '@isopter/contract';
import { protocolsOf, strategiesOf } from '../../../../lib/domain/tests/offered/choices.ts';
import { offeredGroups } from '../../../../lib/domain/tests/offered/groups.ts';
import type { TestFormData, TestFormValues } from './values.ts';

/** The sections of the list of kinds, in display order. */
export const KIND_SECTIONS = ['field', 'seeing', 'eyes', 'hearing', 'more'] as const;
export type KindSection = (typeof KIND_SECTIONS)[number];

/** A kind that is named nowhere stands last. */
const SECTION_OF: Readonly<Partial<Record<TestType, KindSection>>> = {
  PERIMETRY: 'field',
  VISUAL_ACUITY: 'seeing',
  CONTRAST_SENSITIVITY: 'seeing',
  COLOR_VISION: 'seeing',
  STEREOPSIS: 'seeing',
  CSUITE: 'seeing',
  PUPIL: 'eyes',
  COVER: 'eyes',
  EXTRA_OCULAR_MOTILITY: 'eyes',
  SENSORIMOTOR_SHAPES: 'eyes',
  SENSORIMOTOR_CARDINAL: 'eyes',
  SENSORIMOTOR_BINOCULAR: 'eyes',
  SENSORIMOTOR_SUITE: 'eyes',
  ANTERIOR_SEGMENT_IMAGE: 'eyes',
  EYE_IMAGE_CAPTURE: 'eyes',
  ONGOING_EYE_IMAGE_CAPTURE: 'eyes',
  AUDIOLOGY: 'hearing',
};

/** A custom bundle of the office group. */
export interface CustomBundle {
  readonly id: Id;
  readonly name: string;
}

/** Returns the custom bundles among what the server offers: a group each, with the name of the bundle. */
export const bundlesOf = (groups: readonly TestGroup[]): readonly CustomBundle[] =>
  groups.flatMap(({ name, custom_test_bundle_info: info }) => (info ? [{ id: info.custom_test_bundle_id, name }] : []));

/** A kind of test in the list of all. */
export interface Kind {
  readonly value: TestType;
  readonly section: KindSection;
  /** The group from the server, with the strategies and programs of the office group. */
  readonly group: TestGroup;
  /** The bundles of the office group that the chosen device can do; none for other kinds. */
  readonly bundles: readonly CustomBundle[];
  /** Whether the chosen device can do it. */
  readonly isOffered: boolean;
}

/** All kinds of the office group, in the order of the server; those the chosen device cannot do stay [FORM-29, OUR-294]. */
export function kindsOf(data: TestFormData, { device }: Pick<TestFormValues, 'device'>): readonly Kind[] {
  const chosen = data.devices.find(({ id }) => id === device);
  const here = offeredGroups(data.groups, chosen, data.office_group);
  const offered = new Set(here.map(({ value }) => value));
  const bundles = bundlesOf(here);
  const all = offeredGroups(data.groups, undefined, data.office_group);
  return all
    .filter(({ value }, index) => all.findIndex((other) => other.value === value) === index)
    .map((group) => ({
      value: group.value,
      section: SECTION_OF[group.value] ?? 'more',
      group,
      bundles: group.value === 'CUSTOM_BUNDLE' ? bundles : [],
      isOffered: offered.has(group.value),
    }));
}

/** The programs of a kind, each once, and its strategies: what is in it. */
export function contentsOf({ group }: Kind): { protocols: readonly string[]; strategies: readonly StrategyValue[] } {
  const strategies = strategiesOf(group).map(({ value }) => value);
  const protocols = [group.protocols, ...strategies.map((strategy) => protocolsOf(group, strategy))].flat();
  return { protocols: [...new Set(protocols.map(({ value }) => value))], strategies };
}
