/** A user account as the support console lists it; sample data. */
export interface SampleUser {
  id: string;
  last_name: string;
  first_name: string;
  email: string;
  username: string;
  group: string;
  office_group: string;
  /** Day and time, ISO 8601. */
  date_joined: string;
  tests: number;
}

const PEOPLE = [
  ['Rossi', 'Maria', 'rossi'],
  ['Okafor', 'Adaeze', 'okafor'],
  ['Haddad', 'Samir', 'haddad'],
  ['Mayer', 'Jürgen', 'mayer'],
  ['حداد', 'سمير', 'samir'],
  ['García Márquez', 'Lucía', 'garcia'],
  ['張', '美玲', 'zhang'],
  ['Петрова', 'Анна', 'petrova'],
  ['Nguyễn', 'Thị Hương', 'nguyen'],
  ['כהן', 'נועה', 'cohen'],
  ['Sharma', 'Priya', 'sharma'],
  ['शर्मा', 'अनिता', 'anita'],
  ['O’Brien', 'Ciarán', 'obrien'],
  ['Magnúsdóttir', 'Sigríður', 'magnus'],
] as const;
const GROUPS = ['Office group administrator', 'Technician', 'Doctor', 'Operator'] as const;
const OFFICES = ['Northside Eye Clinic', 'Augenzentrum am Ring', 'Clínica del Sol', 'Harbor Vision'] as const;
const FIRST_DAY = Date.UTC(2019, 0, 7, 8, 30);
const STEP = 5 * 3600 * 1000;

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Returns sample users: always the same ones, with names in several scripts. */
export const sampleUsers = (count: number): SampleUser[] =>
  Array.from({ length: count }, (_, index) => {
    const [last, first, name] = at(PEOPLE, index * 5 + Math.floor(index / 14));
    const username = `${name}${index + 1}`;
    return {
      id: `user-${index + 1}`,
      last_name: last,
      first_name: first,
      email: `${username}@example.org`,
      username,
      group: at(GROUPS, index * 3),
      office_group: at(OFFICES, Math.floor(index / 3)),
      date_joined: new Date(FIRST_DAY + ((index * 7919) % 10_007) * STEP).toISOString(),
      tests: (index * 37) % 412,
    };
  });
