import { isSameName } from '@isopter/contract';
import type { DataSet } from 'dicom-parser';
import type { Printed, ReadReport } from '../reading/readReport.ts';
import { asciiOf, dayOf, stringOf } from './values.ts';

type Identity = Pick<ReadReport, 'name' | 'birthDate' | 'patientId'>;

/** Texts of an object are certain, unlike recognized ones. */
const certain = (value: string | null): Printed<string> | null => (value === null ? null : { value, confidence: 100 });

/** A DICOM name as people write it, family name first: `Yamada, Tarou = 山田, 太郎`. */
function nameOf(text: string | null): string | null {
  const groups = (text ?? '').split('=').map((group) => {
    const [family = '', given = '', middle = ''] = group.split('^').map((part) => part.trim());
    return [family, `${given} ${middle}`.trim()].filter(Boolean).join(', ');
  });
  return groups.filter(Boolean).join(' = ') || null;
}

/** Returns the patient identity of an object. */
export const identityOf = (data: DataSet, today: string): Identity => ({
  name: certain(nameOf(stringOf(data, 'x00100010'))),
  birthDate: certain(dayOf(asciiOf(data, 'x00100030'), today)),
  patientId: certain(stringOf(data, 'x00100020')),
});

/** Returns the value of either identity; null if both have one and they differ. */
function agreed(
  one: Printed<string> | null,
  other: Printed<string> | null,
  isSame: (a: string, b: string) => boolean,
): Printed<string> | null {
  if (!one || !other) return one ?? other;
  return isSame(one.value, other.value) ? one : null;
}

const isEqual = (a: string, b: string): boolean => a === b;

/** The identity of an object whose page has one as well. */
export const withPage = (object: Identity, page: Identity): Identity => ({
  name: agreed(object.name, page.name, isSameName),
  birthDate: agreed(object.birthDate, page.birthDate, isEqual),
  patientId: agreed(object.patientId, page.patientId, isEqual),
});
