import {
  type DateText,
  type ImportItem,
  type ImportUpdate,
  isVisibleName,
  TEXT_MAX,
  type TestGroup,
  type TestType,
  THRESHOLD_MAX,
  THRESHOLD_MIN,
} from '@isopter/contract';
import { dateError } from '@isopter/ui';
import { type CellField, cellUpdates, type FieldCell, startCells } from './cells.ts';

/** A value that was read and is not sure. */
export type UnsureValue = ImportItem['low_confidence_sensitivities'][number];
export type ValueField = `value_${number}`;

/** Form values; an empty text means no choice, `NaN` no number. */
export type VerifyValues = {
  group: TestType | '';
  protocol: string;
  /** The name of the protocol if it is not in the list. */
  protocol_name: string;
  test_date: DateText;
  /** The reason for assigning the report to the patient if the identities do not match. */
  identity_reason: string;
} & Record<ValueField | CellField, number>;
export type VerifyField =
  | 'group'
  | 'protocol'
  | 'protocol_name'
  | 'test_date'
  | 'identity_reason'
  | ValueField
  | CellField;
export type VerifyRefusal =
  | 'required'
  | 'maxLength'
  | 'unprintable'
  | 'invalidValue'
  | 'invalidDate'
  | 'futureDate'
  | 'minValue'
  | 'maxValue';
export type VerifyStep = 'details' | 'values';

/** The lowest and the highest sensitivity in dB; the lowest one is `<0`. */
export const VALUE_MIN = THRESHOLD_MIN;
export const VALUE_MAX = THRESHOLD_MAX;

const OTHER = 'OTHER';

export const valueField = (number: number): ValueField => `value_${number}`;

/** The unsure values as they are asked for: page by page, in the order of their index [IMP-05]. */
export const unsureOf = ({ low_confidence_sensitivities }: ImportItem): readonly UnsureValue[] =>
  [...low_confidence_sensitivities].sort((a, b) => a.page_id - b.page_id || a.index - b.index);

/** An import has a second step where values are unsure [IMP-05]. */
export const stepsOf = (item: ImportItem): readonly VerifyStep[] =>
  item.low_confidence_sensitivities.length > 0 ? ['details', 'values'] : ['details'];

export const stepOf = (field: string): VerifyStep => (field.startsWith('value_') ? 'values' : 'details');

/** Returns the action of the main button: open the next step, verify the report, or resolve it [IMP-04]. */
export function mainAction(item: ImportItem, step: VerifyStep): 'next' | 'verify' | 'resolve' {
  if (stepsOf(item).at(-1) !== step) return 'next';
  return item.extraction_status === 'SUCCEEDED' ? 'verify' : 'resolve';
}

/** The protocols of a group; none where it has none, or nothing is chosen. */
export const protocolsOf = (group: string, groups: readonly TestGroup[]): TestGroup['protocols'] =>
  groups.find(({ value }) => value === group)?.protocols ?? [];

/** Returns whether the form asks for a protocol, and for the name of an unlisted one [IMP-04]. */
export function asked(
  { group, protocol }: Pick<VerifyValues, 'group' | 'protocol'>,
  groups: readonly TestGroup[],
): { protocol: boolean; name: boolean } {
  const hasProtocols = protocolsOf(group, groups).length > 0;
  return { protocol: hasProtocols, name: group === OTHER || (hasProtocols && protocol === OTHER) };
}

/** The protocol that stays chosen with another group: none that it does not have. */
export const protocolWith = (group: string, protocol: string, groups: readonly TestGroup[]): string =>
  protocolsOf(group, groups).some(({ value }) => value === protocol) ? protocol : '';

/** Returns the initial form values, as read or entered before; an unknown protocol becomes OTHER with its name. */
export function startValues(item: ImportItem, groups: readonly TestGroup[]): VerifyValues {
  const group = groups.find(({ value }) => value === item.group)?.value ?? '';
  const said = item.protocol ?? '';
  const own = protocolWith(group, said, groups);
  const isOther = said !== '' && own === '';
  return {
    group,
    protocol: isOther && protocolsOf(group, groups).length > 0 ? OTHER : own,
    protocol_name: isOther ? said : '',
    test_date: item.test_date ?? '',
    identity_reason: '',
    ...startCells(item),
    ...Object.fromEntries(unsureOf(item).map(({ value }, number) => [valueField(number), startValue(value)])),
  };
}

/** A number that no sensitivity is was misread. */
const startValue = (value: UnsureValue['value']): number =>
  typeof value === 'number' && valueRefusal(value) === undefined ? value : NaN;

function valueRefusal(value: number | undefined): VerifyRefusal | undefined {
  if (value === undefined || Number.isNaN(value)) return 'required';
  if (!Number.isInteger(value)) return 'invalidValue';
  if (value < VALUE_MIN) return 'minValue';
  return value > VALUE_MAX ? 'maxValue' : undefined;
}

function nameRefusal(name: string): VerifyRefusal | undefined {
  if (name === '') return 'required';
  if (name.length > TEXT_MAX.name) return 'maxLength';
  if (!isVisibleName(name)) return 'unprintable';
  // the error about the name of an unlisted protocol replaces this one
  return name === OTHER ? 'invalidValue' : undefined;
}

function dayRefusal(day: DateText, today: DateText): VerifyRefusal | undefined {
  if (day === '') return 'required';
  if (dateError(day) !== null) return 'invalidDate';
  return day > today ? 'futureDate' : undefined;
}

/** The data that the form is validated against. */
export interface VerifyRules {
  groups: readonly TestGroup[];
  /** The number of unsure values. */
  unsure: number;
  today: DateText;
  /** The points of the program that are shown. */
  cells: readonly FieldCell[];
  /** Whether the user has to confirm the identity on the report. */
  needsReason: boolean;
}

/** Validates a cell, which may be empty or keep the decimals that were read. */
function cellRefusal(value: number | undefined, { start }: FieldCell): VerifyRefusal | undefined {
  if (value === undefined || Number.isNaN(value) || value === start) return undefined;
  return valueRefusal(value) === undefined ? undefined : 'invalidValue';
}

function reasonRefusal(reason: string): VerifyRefusal | undefined {
  if (reason.trim() === '') return 'required';
  return isVisibleName(reason.trim()) ? undefined : 'unprintable';
}

/** Validates the form, and returns the problem of each invalid field [IMP-04] [IMP-05]. */
export function verifyRefusals(
  values: VerifyValues,
  { groups, unsure, today, cells, needsReason }: VerifyRules,
): Partial<Record<VerifyField, VerifyRefusal>> {
  const { group, protocol, protocol_name, test_date } = values;
  const needs = asked(values, groups);
  const all: [VerifyField, VerifyRefusal | undefined][] = [
    ['group', group === '' ? 'required' : undefined],
    ['protocol', needs.protocol && protocol === '' ? 'required' : undefined],
    ['protocol_name', needs.name ? nameRefusal(protocol_name.trim()) : undefined],
    ['test_date', dayRefusal(test_date, today)],
    ['identity_reason', needsReason ? reasonRefusal(values.identity_reason) : undefined],
    ...cells.map((cell): [VerifyField, VerifyRefusal | undefined] => [cell.name, cellRefusal(values[cell.name], cell)]),
    ...Array.from({ length: unsure }, (_, number): [VerifyField, VerifyRefusal | undefined] => {
      const field = valueField(number);
      return [field, valueRefusal(values[field])];
    }),
  ];
  return Object.fromEntries(all.filter(([, refusal]) => refusal !== undefined));
}

/** Valid values as they are sent: the name instead of OTHER, every unsure value [IMP-05], and the cells that changed. */
export function updateOf(
  values: VerifyValues,
  { groups, cells, needsReason }: Pick<VerifyRules, 'groups' | 'cells' | 'needsReason'>,
  unsure: readonly UnsureValue[],
): Omit<ImportUpdate, 'version'> {
  const needs = asked(values, groups);
  const { updated, added } = cellUpdates(cells, values);
  return {
    group: values.group as TestType,
    protocol: needs.name ? values.protocol_name.trim() : needs.protocol ? values.protocol : null,
    test_date: values.test_date,
    updated_sensitivities: [
      ...unsure.map(({ page_id, index }, number) => ({ page_id, index, value: values[valueField(number)]! })),
      ...updated,
    ],
    ...(added.length > 0 && { added_sensitivities: added }),
    ...(needsReason && { identity_reason: values.identity_reason.trim() }),
  };
}

/** The field that what the server refuses belongs to, and why; its reasons are those of this form. */
export function refusedFields(
  fields: Readonly<Record<string, unknown>>,
  values: VerifyValues,
  groups: readonly TestGroup[],
): Partial<Record<VerifyField, VerifyRefusal>> {
  return {
    ...('group' in fields && { group: 'invalidValue' }),
    ...('protocol' in fields && { [asked(values, groups).name ? 'protocol_name' : 'protocol']: 'invalidValue' }),
    ...('test_date' in fields && { test_date: 'futureDate' }),
    ...('identity_reason' in fields && { identity_reason: 'required' }),
  };
}

/** The location of a value in the visual field, in degrees. */
export interface ValuePlace {
  eye: 'OD' | 'OS';
  x: number;
  y: number;
}

/** The place of an unsure value, where the reading tells it. */
export const placeOf = ({ extracted_data }: ImportItem, { page_id, index }: UnsureValue): ValuePlace | undefined =>
  extracted_data?.thresholds.find((one) => one.page_id === page_id && one.index === index);
