import {
  ACUITY_AIDS,
  type DateText,
  ENTERED_RANGE as RANGE,
  type EnteredEye,
  type EnteredFacts,
  type EnteredFactsWrite,
  instantAt,
  IOP_METHODS,
  LOW_VISION,
  TEXT_MAX,
  wallClock,
} from '@isopter/contract';
import { plainNumber } from '../../../../lib/frame/form/plainNumber.ts';

/** The values of one eye as typed. */
export interface EyeText {
  sphere: string;
  cylinder: string;
  axis: string;
  vertex: string;
  pupil: string;
  dilated: boolean;
  drug: string;
  iop: string;
  method: string;
  /** `HH:mm` where the person is. */
  time: string;
  acuity: string;
  aid: string;
}
export type EyeName = 'od' | 'os';
export type EnteredText = Record<EyeName, EyeText> & { comment: string };
export type EnteredField = `${EyeName}.${keyof EyeText}` | 'comment';

/** The reason why a value cannot be stored; the caller formats its numbers. */
export type Refusal =
  | {
      kind:
        | 'notNumber'
        | 'acuity'
        | 'needsAxis'
        | 'needsSphere'
        | 'needsPressure'
        | 'needsMethod'
        | 'needsAcuity'
        | 'needsAid';
    }
  | { kind: 'range'; min: number; max: number }
  | { kind: 'step'; step: number }
  | { kind: 'long'; max: number };

export type Refusals = Partial<Record<EnteredField, Refusal>>;
type EyeRefusals = Partial<Record<keyof EyeText, Refusal>>;

/** The day of a test by the clock of the office where it was done: a pressure was measured on it. */
export interface TestDay {
  day: DateText;
  /** IANA name. */
  timezone: string;
}

const clockOf = (moment: string, timezone: string): string => wallClock(new Date(moment), timezone).time.slice(0, 5);
/** Formats a lens power with sign and two decimals. */
const lens = (dioptres: number): string => `${dioptres < 0 ? '−' : '+'}${Math.abs(dioptres).toFixed(2)}`;
const plain = (value: number | null | undefined): string => (typeof value === 'number' ? String(value) : '');

function textOf(eye: EnteredEye | null | undefined, timezone: string): EyeText {
  const { refraction, pupil, iop, acuity } = eye ?? {};
  return {
    sphere: refraction ? lens(refraction.sphere) : '',
    cylinder: refraction ? lens(refraction.cylinder) : '',
    axis: plain(refraction?.axis),
    vertex: plain(refraction?.vertex),
    pupil: plain(pupil?.size),
    dilated: pupil?.dilated ?? false,
    drug: pupil?.dilated_with ?? '',
    iop: plain(iop?.pressure),
    method: iop?.method ?? '',
    time: iop?.time ? clockOf(iop.time, timezone) : '',
    acuity: typeof acuity?.value === 'number' ? acuity.value.toFixed(2).replace('-', '−') : (acuity?.value ?? ''),
    aid: acuity?.aid ?? '',
  };
}

/** Writes stored facts as the texts of the form. @param timezone of the office where the test was done */
export const enteredText = (
  { od, os, comment }: Pick<EnteredFacts, 'od' | 'os' | 'comment'>,
  timezone: string,
): EnteredText => ({
  od: textOf(od, timezone),
  os: textOf(os, timezone),
  comment: comment ?? '',
});

/** A number as people type it: with a point or a comma, a minus of any kind, a plus, in any digits. */
export function numberOf(text: string): number {
  const typed = plainNumber(text);
  return /^[+-]?\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
}

interface Range {
  min: number;
  max: number;
  step?: number;
}

function refusalOf(value: number, { min, max, step }: Range): Refusal | undefined {
  if (Number.isNaN(value)) return { kind: 'notNumber' };
  if (value < min || value > max) return { kind: 'range', min, max };
  const steps = step === undefined ? 0 : value / step;
  return step !== undefined && Math.abs(steps - Math.round(steps)) > 1e-6 ? { kind: 'step', step } : undefined;
}

/** Reads a number of a field, and notes why it is none that can be stored. */
const reader =
  (text: EyeText, refusals: EyeRefusals) =>
  (field: 'sphere' | 'cylinder' | 'axis' | 'vertex' | 'pupil' | 'iop', range: Range): number | undefined => {
    if (text[field].trim() === '') return undefined;
    const value = numberOf(text[field]);
    const refusal = refusalOf(value, range);
    if (refusal) refusals[field] = refusal;
    return refusal ? undefined : value;
  };

type Read = ReturnType<typeof reader>;

function refractionOf(text: EyeText, read: Read, refusals: EyeRefusals): EnteredEye['refraction'] {
  const sphere = read('sphere', RANGE.sphere);
  const cylinder = read('cylinder', RANGE.cylinder);
  // 0 is the same meridian as 180
  const axis = read('axis', { ...RANGE.axis, min: 0 });
  const vertex = read('vertex', RANGE.vertex);
  const isStated = [text.cylinder, text.axis, text.vertex].some((part) => part.trim() !== '');
  if (text.sphere.trim() === '') {
    if (isStated) refusals.sphere = { kind: 'needsSphere' };
    return undefined;
  }
  if (cylinder && text.axis.trim() === '') refusals.axis = { kind: 'needsAxis' };
  const isWrong = refusals.sphere ?? refusals.cylinder ?? refusals.axis ?? refusals.vertex;
  if (isWrong || sphere === undefined) return undefined;
  return {
    sphere,
    cylinder: cylinder ?? 0,
    ...(axis !== undefined && { axis: axis === 0 ? RANGE.axis.max : axis }),
    ...(vertex !== undefined && { vertex }),
  };
}

function pupilOf(text: EyeText, read: Read, refusals: EyeRefusals): EnteredEye['pupil'] {
  const size = read('pupil', RANGE.pupil);
  const drug = text.dilated ? text.drug.trim() : '';
  if (drug.length > TEXT_MAX.name) refusals.drug = { kind: 'long', max: TEXT_MAX.name };
  if (refusals.pupil ?? refusals.drug ?? (size === undefined && !text.dilated)) return undefined;
  return {
    ...(size !== undefined && { size }),
    dilated: text.dilated,
    ...(drug !== '' && { dilated_with: drug }),
  };
}

function iopOf(text: EyeText, read: Read, refusals: EyeRefusals, { day, timezone }: TestDay): EnteredEye['iop'] {
  const pressure = read('iop', RANGE.iop);
  const method = IOP_METHODS.find((one) => one === text.method);
  const isEmpty = text.iop.trim() === '';
  if (isEmpty && (method !== undefined || text.time !== '')) refusals.iop = { kind: 'needsPressure' };
  if (!isEmpty && !method) refusals.method = { kind: 'needsMethod' };
  if (pressure === undefined || !method) return undefined;
  if (text.time === '') return { pressure, method };
  return { pressure, method, time: instantAt({ day, time: `${text.time}:00` }, timezone).toISOString() };
}

const SNELLEN = /^(20|6)\s*\/\s*(\d+(?:[.,]\d+)?)$/;

/** LogMAR of what was typed: as such, or as a fraction of a chart in feet or metres. */
function logmarOf(text: string): number {
  const [, distance, denominator] = SNELLEN.exec(text) ?? [];
  if (!distance || !denominator) return numberOf(text);
  return Math.round(100 * Math.log10(numberOf(denominator) / Number(distance))) / 100 + 0;
}

function acuityOf(text: EyeText, refusals: EyeRefusals): EnteredEye['acuity'] {
  const typed = text.acuity.trim();
  const aid = ACUITY_AIDS.find((one) => one === text.aid);
  if (typed === '') {
    if (aid) refusals.acuity = { kind: 'needsAcuity' };
    return undefined;
  }
  const low = LOW_VISION.find((one) => one === typed.toUpperCase());
  const value = low ?? logmarOf(typed);
  if (typeof value === 'number') {
    const refusal = refusalOf(value, RANGE.logmar);
    if (refusal) refusals.acuity = refusal.kind === 'notNumber' ? { kind: 'acuity' } : refusal;
  }
  if (!aid) refusals.aid = { kind: 'needsAid' };
  return refusals.acuity || !aid ? undefined : { value, aid };
}

function eyeOf(text: EyeText, day: TestDay): { eye: EnteredEye | null; refusals: EyeRefusals } {
  const refusals: EyeRefusals = {};
  const read = reader(text, refusals);
  const parts = {
    refraction: refractionOf(text, read, refusals),
    pupil: pupilOf(text, read, refusals),
    iop: iopOf(text, read, refusals, day),
    acuity: acuityOf(text, refusals),
  };
  const known = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
  return { eye: Object.keys(known).length === 0 ? null : known, refusals };
}

const named = (eye: EyeName, refusals: EyeRefusals): Refusals =>
  Object.fromEntries(Object.entries(refusals).map(([field, refusal]) => [`${eye}.${field}`, refusal]));

/**
 * Parses the typed values and returns errors for those that cannot be stored, by the server's rules and limits.
 * @param day the one on which the pressure was measured
 */
export function factsOf(
  { od, os, comment }: EnteredText,
  day: TestDay,
): { facts: Omit<EnteredFactsWrite, 'version'>; refusals: Refusals } {
  const right = eyeOf(od, day);
  const left = eyeOf(os, day);
  const said = comment.trim();
  return {
    facts: { od: right.eye, os: left.eye, comment: said === '' ? null : said },
    refusals: {
      ...named('od', right.refusals),
      ...named('os', left.refusals),
      ...(said.length > TEXT_MAX.comment && { comment: { kind: 'long', max: TEXT_MAX.comment } }),
    },
  };
}

/** The fields in which two entries differ. */
export function differing(one: EnteredText, other: EnteredText): readonly EnteredField[] {
  const ofEye = (eye: EyeName): EnteredField[] =>
    (Object.keys(one[eye]) as (keyof EyeText)[])
      .filter((field) => one[eye][field] !== other[eye][field])
      .map((field) => `${eye}.${field}` as const);
  return [...ofEye('od'), ...ofEye('os'), ...(one.comment === other.comment ? [] : ['comment' as const])];
}
