import { TEXT_MAX } from './limits.ts';
import { isVisibleName, visibleName } from './printable.ts';

/*
 * A group of a person's name as DICOM writes it (PS3.5, 6.2): `family^given^middle^prefix^suffix` in one script. A name has up to
 * three groups, `Yamada^Tarou=山田^太郎=やまだ^たろう`: alphabetic, ideographic and phonetic. A patient has the first one as
 * `first_name` and `last_name`, and the others as they are written.
 */

/** The fields of a patient's name in local script: the name itself, and its pronunciation. */
export const LOCAL_NAME_FIELDS = ['ideographic_name', 'phonetic_name'] as const;
export type LocalNameField = (typeof LOCAL_NAME_FIELDS)[number];

export const isLocalNameField = (field: string): field is LocalNameField =>
  LOCAL_NAME_FIELDS.some((one) => one === field);

/** A name in local script; a group that is missing or empty has no name. */
export type LocalName = Partial<Record<LocalNameField, string | null | undefined>>;

/** The parts of a group that a form has fields for, by their place. */
export const NAME_PARTS = ['last_name', 'first_name'] as const;
export type NamePart = (typeof NAME_PARTS)[number];

const PARTS_MAX = 5;
/** Separators of parts, groups and values, which no part can contain. */
const SEPARATORS = /[\^=\\]/g;

const partsOf = (group: string): string[] => group.split('^').map((part) => part.trim());

/** Returns a part of a group. */
export const namePartOf = (group: string | null | undefined, part: NamePart): string =>
  (group ?? '').split('^')[NAME_PARTS.indexOf(part)] ?? '';

/** Returns a group with another part, as it is typed; characters that separate parts become spaces. */
export function withNamePart(group: string, part: NamePart, typed: string): string {
  const parts = group.split('^');
  const at = NAME_PARTS.indexOf(part);
  while (parts.length <= at) parts.push('');
  return parts.with(at, typed.replaceAll(SEPARATORS, ' ')).join('^').replace(/\^+$/, '');
}

/** Returns a group with trimmed parts; empty if it has no part. */
export const trimNameGroup = (group: string): string => partsOf(group).join('^').replace(/\^+$/, '');

/** Returns whether a text is a group of a name: one to five parts, of which each is seen and one at least is not empty. */
export function isNameGroup(group: string): boolean {
  const parts = partsOf(group);
  return (
    trimNameGroup(group) !== '' &&
    parts.length <= PARTS_MAX &&
    parts.every((part) => isVisibleName(part) && !/[=\\]/.test(part))
  );
}

/** Returns what is stored of a group that another system sent; null if nothing is left, or if it is too long. */
export function readNameGroup(sent: string | undefined): string | null {
  const parts = partsOf(sent ?? '').map((part) => visibleName(part.replaceAll(SEPARATORS, ' ').trim()));
  const group = trimNameGroup(parts.slice(0, PARTS_MAX).join('^'));
  return group !== '' && group.length <= TEXT_MAX.name_group ? group : null;
}

/** Returns a group in the order in which it is read: family name first. */
export const nameGroupText = (group: string | null | undefined): string =>
  partsOf(group ?? '')
    .filter(Boolean)
    .join(' ');
