import type { Patient } from '@isopter/contract';

/** A patient of a copy. */
export type Copied = Pick<
  Patient,
  | 'id'
  | 'encrypted_pii'
  | 'patient_id_number'
  | 'first_name'
  | 'last_name'
  | 'date_of_birth'
  | 'email'
  | 'phone'
  | 'ideographic_name'
  | 'phonetic_name'
>;

const LAST =
  'Müller Branković Núñez O’Dwyer Lærke Żółtowska Ibáñez Čermák Sørensen Hofer García Delacroix Fitzgerald Pétursson'.split(
    ' ',
  );
const JOINED = 'Berg Stein Feld Hauser Mann Lund Dale Wood Kamp Horst Vik By Rup Holm'.split(' ');
const FIRST = 'Adaeze Björn Chiara Dmitri Élodie Fiona Gábor Hana Íñigo Jürgen Kofi Łucja Maja Nuno'.split(' ');

const pick = <T>(from: readonly T[], at: number): T => from[at % from.length]!;

/** The patient of a number: 2 744 whole names, so that many share one, with days of birth, id numbers, and phones of every other one. */
export function samplePerson(index: number): Copied {
  const born = new Date(Date.UTC(1930, 0, 1 + ((index * 7_919) % 33_000)));
  return {
    id: `1a000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    encrypted_pii: null,
    first_name: pick(FIRST, index),
    last_name: `${pick(LAST, Math.floor(index / 14))}-${pick(JOINED, Math.floor(index / 196))}`,
    ideographic_name: null,
    phonetic_name: null,
    date_of_birth: born.toISOString().slice(0, 10),
    email: `patient${index}@example.org`,
    phone: index % 2 ? `+1507${String(5_550_000 + index)}` : null,
    patient_id_number: `MRN-${index}`,
  };
}
