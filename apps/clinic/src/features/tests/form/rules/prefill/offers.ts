import type { TestPreset } from '@isopter/contract';
import { open } from '../change.ts';
import { defaultTest } from './defaultTest.ts';
import { defaultValues } from '../defaults.ts';
import { missingFields } from '../required.ts';
import { presetValues } from './repeated.ts';
import type { FieldName, TestFormData, TestFormValues } from '../values.ts';

/** A set-up that can be used again. */
export interface Offer {
  id: string;
  /** The patient's last one, the default of the preferences, or one of the person's own. */
  kind: 'last' | 'default' | 'recent';
  /** When it was used; null of the default. */
  used: string | null;
  values: TestFormValues;
  /** Everything is chosen and its headset is free: it can be started by one press. */
  isReady: boolean;
}

const KINDS = { PATIENT: 'last', PERSON: 'recent' } as const;

const sameTest = ({ group, strategy, protocol, eye, ear, goldman_size }: TestFormValues): string =>
  JSON.stringify([group, strategy, protocol, eye, ear, goldman_size]);

/** Whether a test is still to be had as it was. */
const isHad = ({ test_group: { group, strategy, protocol } }: TestPreset, values: TestFormValues): boolean =>
  values.group === group && values.strategy === (strategy ?? '') && values.protocol === (protocol ?? '');

function offersOf(preset: TestPreset, index: number, data: TestFormData): Offer[] {
  const { values } = open(presetValues(preset, data), data);
  if (!isHad(preset, values)) return [];
  const device = data.devices.find(({ id }) => id === values.device);
  const isFree = device?.available === true && device.active;
  const isReady = isFree && missingFields(values, data).length === 0;
  return [{ id: String(index), kind: KINDS[preset.source], used: preset.used, values, isReady }];
}

function defaultOffer(data: TestFormData): Offer[] {
  const { values, obstacles } = defaultTest(data);
  const isReady = obstacles.length === 0;
  return values.group === '' ? [] : [{ id: 'default', kind: 'default', used: null, values, isReady }];
}

/**
 * The set-ups that are offered at the top of a new test: the patient's last, the default, then the person's own, each
 * test once [OUR-181]. What is not to be had any more is left out.
 */
export function offers(presets: readonly TestPreset[], data: TestFormData): readonly Offer[] {
  const used = presets.flatMap((preset, index) => offersOf(preset, index, data));
  const of = (kind: Offer['kind']): Offer[] => used.filter((offer) => offer.kind === kind);
  const all = [...of('last'), ...defaultOffer(data), ...of('recent')];
  const tests = all.map(({ values }) => sameTest(values));
  return all.filter((_, index) => tests.indexOf(tests[index] ?? '') === index);
}

/**
 * The set-up a new test begins with: how the patient was tested last, else the default [OUR-181, FORM-02]. What the
 * person did with somebody else is only offered: an eye that is chosen already is easily overlooked.
 */
export const firstOffer = (offered: readonly Offer[]): Offer | undefined =>
  offered.find(({ kind }) => kind !== 'recent');

/** Returns the initial values of a new test. */
export const firstValues = (offered: readonly Offer[], data: TestFormData): TestFormValues =>
  firstOffer(offered)?.values ?? defaultValues(data);

/** Where and by whom it is done is no part of a set-up. */
const PLACE: readonly string[] = ['device', 'doctor', 'operator'];

/** Whether a form holds a set-up as it was offered [OUR-296]. */
export const isSetUpAs = (offer: Offer, values: TestFormValues): boolean =>
  (Object.keys(values) as FieldName[]).every(
    (name) => PLACE.includes(name) || Object.is(values[name], offer.values[name]),
  );
