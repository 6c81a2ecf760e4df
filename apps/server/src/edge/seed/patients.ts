import { randomUUID } from 'node:crypto';
import { ethnicity, gender, patient } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { searchColumns } from '../../clinic/patients/searchColumns.ts';
import { type KNOWN_PATIENTS, NAMES } from './names.ts';
import type { SeededGroup } from './people.ts';
import { type Random, random } from './random.ts';

const GENDERS = ['Female', 'Male', 'Non-binary', 'Prefer not to say'];
const ETHNICITIES = [
  'American Indian or Alaska Native',
  'Asian',
  'Black or African American',
  'Hispanic or Latino',
  'Middle Eastern or North African',
  'Native Hawaiian or Pacific Islander',
  'White',
  'Other',
];
/** Rows of one statement. */
const CHUNK = 500;

type NewPatient = typeof patient.$inferInsert;
type Choices = { genders: Map<string, string>; ethnicities: string[] };

export async function seedChoices(db: Db): Promise<Choices> {
  const genders = await db
    .insert(gender)
    .values(GENDERS.map((name, position) => ({ name, position })))
    .returning();
  const ethnicities = await db
    .insert(ethnicity)
    .values(ETHNICITIES.map((name, position) => ({ name, position })))
    .returning();
  return { genders: new Map(genders.map(({ id, name }) => [name, id])), ethnicities: ethnicities.map(({ id }) => id) };
}

const DAY_MS = 86_400_000;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A birthday between 5 and 95 years ago, mostly of people over forty, as eye clinics see them. */
function birthday(dice: Random, now: number): string {
  const years = 5 + 90 * Math.max(dice.next(), dice.next()) * (0.6 + 0.4 * dice.next());
  return isoDay(now - years * 365.25 * DAY_MS);
}

function name(dice: Random): { firstName: string; lastName: string; gender: string } {
  const total = NAMES.reduce((sum, { weight }) => sum + weight, 0);
  let left = dice.below(total);
  const list = NAMES.find(({ weight }) => (left -= weight) < 0) ?? NAMES[0];
  if (!list) throw new RangeError('there are no names');
  const female = dice.next() < 0.53;
  return {
    firstName: dice.pick((female ? list.female : list.male).split(' ')),
    lastName: dice.pick(list.last.split(' ')),
    gender: female ? 'Female' : 'Male',
  };
}

/**
 * Patients of an office group.
 * @param known those of the screenshots, who come first
 * @param births dates of birth of the first patients after the known ones, whose visual fields are of that age
 */
export async function seedPatients(
  db: Db,
  group: SeededGroup,
  count: number,
  choices: Choices,
  now: Date,
  { births = [], known = [] }: { births?: readonly string[]; known?: readonly (typeof KNOWN_PATIENTS)[number][] } = {},
): Promise<NewPatient[]> {
  const dice = random(20_418 + count);
  const rows: NewPatient[] = [];
  const add = (firstName: string, lastName: string, dateOfBirth: string, number: string, genderName: string) => {
    const id = randomUUID();
    const mail = `${number.toLowerCase()}@patients.example`;
    rows.push({
      id,
      officeGroupId: group.id,
      officeId: dice.pick(group.offices),
      firstName,
      lastName,
      dateOfBirth,
      patientIdNumber: number,
      genderId: choices.genders.get(genderName) ?? null,
      ethnicityId: dice.next() < 0.7 ? dice.pick(choices.ethnicities) : null,
      doctorId: dice.pick(group.doctors),
      email: dice.next() < 0.6 ? mail : null,
      phone: dice.next() < 0.5 ? `+1507555${String(1000 + dice.below(9000))}` : null,
      searchText: '',
      // no two at once, as those of a clinic
      updated: new Date(now.getTime() - (count - rows.length) * 1000),
    });
  };
  for (const [first, last, birth, number, sex] of known) add(first, last, birth, number, sex);
  for (let index = rows.length; index < count; index += 1) {
    const { firstName, lastName, gender: sex } = name(dice);
    add(firstName, lastName, births[index - known.length] ?? birthday(dice, now.getTime()), `B-${30_000 + index}`, sex);
  }
  // The last three look like people who are already there, as an import would leave them.
  if (known.length > 0) {
    for (const [offset, row] of rows.slice(-3).entries()) {
      const twin = rows[known.length + offset];
      if (!twin) continue;
      const { firstName = null, lastName = null, dateOfBirth = null } = twin;
      Object.assign(row, { firstName, lastName, dateOfBirth, genderId: twin.genderId, needsMatchReview: true });
    }
  }
  for (const row of rows) {
    const { firstName = null, lastName = null, patientIdNumber = null, dateOfBirth = null, phone = null } = row;
    Object.assign(row, searchColumns({ firstName, lastName, patientIdNumber, dateOfBirth, phone }));
  }
  for (let start = 0; start < rows.length; start += CHUNK) {
    await db.insert(patient).values(rows.slice(start, start + CHUNK));
  }
  return rows;
}
