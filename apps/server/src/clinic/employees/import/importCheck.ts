import {
  type EmployeeColumn,
  type EmployeeLineCode,
  EmployeeWrite,
  type Group,
  GROUPS,
  LIST_SEPARATOR,
} from '@isopter/contract';
import { mayGive } from '../../../access/auth/access.ts';
import type { Identity } from '../../../access/auth/identity.ts';
import { takenNames } from '../../../access/auth/passwords/ownData.ts';
import { officeScope } from '../../../access/auth/scope.ts';
import { office } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { type FileLine, type FileProblem, readEmployeesFile } from './importFile.ts';

/** A refused field of a line. */
interface LineError {
  field: EmployeeColumn;
  code: EmployeeLineCode;
  detail: string;
}

/** A line with its errors, or, if it has none, the `user` that it describes. */
export interface CheckedLine extends FileLine {
  errors: LineError[];
  user: EmployeeWrite | undefined;
}

export interface CheckedFile {
  problems: FileProblem[];
  lines: CheckedLine[];
}

const DETAILS: Readonly<Record<EmployeeLineCode, string>> = {
  required: 'This value is required.',
  too_long: 'This value is too long.',
  unprintable: 'This value has characters that cannot be shown.',
  invalid_email: 'This is not an e-mail address.',
  invalid_phone: 'This is not an international phone number, such as +15075550100.',
  unknown_office: 'You administer no office with this name.',
  ambiguous_office: 'Several of your offices have this name.',
  unknown_role: `The roles are ${GROUPS.join(', ')}.`,
  role_not_allowed: 'You cannot give this role.',
  administers_elsewhere: 'Administered offices must be among the offices of the user.',
  administers_without_role: 'Only an OFFICE_ADMIN administers offices.',
  administers_nothing: 'An OFFICE_ADMIN administers at least one office.',
  taken: 'Another user has this value.',
  repeated: 'Another line of the file has this value.',
  not_valid: 'This value is not valid.',
};
const error = (field: EmployeeColumn, code: EmployeeLineCode): LineError => ({ field, code, detail: DETAILS[code] });

const COLUMN_OF: Readonly<Record<string, EmployeeColumn>> = {
  groups: 'roles',
  administrated_offices: 'administered_offices',
};
const columnOf = (field: string): EmployeeColumn => COLUMN_OF[field] ?? (field as EmployeeColumn);

const listed = (cell = ''): string[] =>
  cell
    .split(LIST_SEPARATOR)
    .map((one) => one.trim())
    .filter(Boolean);
const fold = (text: string): string => text.trim().toLowerCase();
const isGroup = (name: string): name is Group => (GROUPS as readonly string[]).includes(name);
/** "Office admin" is OFFICE_ADMIN. */
const roleNamed = (name: string): string => name.toUpperCase().replaceAll(/[\s-]+/g, '_');
/** Spaces and brackets make a number easier to read. */
const bareNumber = (text: string): string => text.replaceAll(/[\s().-]/g, '');

type Issue = { code?: string | undefined; path: PropertyKey[]; format?: unknown };

function codeOf({ code, path }: Issue): EmployeeLineCode {
  const [field] = path;
  if (code === 'too_small') return 'required';
  if (code === 'too_big') return 'too_long';
  if (field === 'email') return 'invalid_email';
  if (field === 'phone_number') return 'invalid_phone';
  return code === 'custom' ? 'unprintable' : 'not_valid';
}

/** Fields that a user can sign in with. A value belongs to one user, in any of these fields. */
const SIGN_IN = ['username', 'email', 'phone_number'] as const;

/** Checks a single line by the rules of the form and of the call that adds a user. */
function checkLine(line: FileLine, user: Identity, offices: ReadonlyMap<string, readonly string[]>): CheckedLine {
  const { values } = line;
  const errors: LineError[] = [];
  const officeIds = (field: 'offices' | 'administered_offices'): string[] =>
    listed(values[field]).flatMap((name) => {
      const [id, ...more] = offices.get(fold(name)) ?? [];
      if (id === undefined) errors.push(error(field, 'unknown_office'));
      if (more.length > 0) errors.push(error(field, 'ambiguous_office'));
      return id === undefined ? [] : [id];
    });
  const works = officeIds('offices');
  const administers = officeIds('administered_offices');
  const roles = listed(values.roles).map(roleNamed);
  const groups = roles.filter(isGroup);
  if (groups.length < roles.length) errors.push(error('roles', 'unknown_role'));
  if (groups.some((group) => !mayGive(user, group))) errors.push(error('roles', 'role_not_allowed'));
  const isAdmin = groups.includes('OFFICE_ADMIN');
  if (administers.length > 0 && !isAdmin) errors.push(error('administered_offices', 'administers_without_role'));
  if (administers.some((id) => !works.includes(id)))
    errors.push(error('administered_offices', 'administers_elsewhere'));
  if (isAdmin && groups.length > 1 && listed(values.administered_offices).length === 0)
    errors.push(error('administered_offices', 'administers_nothing'));
  const read = EmployeeWrite.safeParse({
    first_name: values.first_name ?? '',
    last_name: values.last_name ?? '',
    username: values.username ?? '',
    email: fold(values.email ?? ''),
    phone_number: bareNumber(values.phone_number ?? '') || null,
    offices: [...new Set(works)],
    groups: [...new Set(groups)],
    ...(administers.length > 0 && { administrated_offices: administers }),
  });
  for (const issue of read.error?.issues ?? []) {
    const field = columnOf(String(issue.path[0]));
    // each field has only its first error
    if (errors.every((one) => one.field !== field)) {
      const isEmpty = (values[field] ?? '') === '';
      errors.push(error(field, isEmpty ? 'required' : codeOf(issue)));
    }
  }
  return { ...line, errors: oncePerField(errors), user: read.data };
}

const oncePerField = (errors: readonly LineError[]): LineError[] =>
  errors.filter(({ field }, index) => errors.findIndex((one) => one.field === field) === index);

/** Returns the sign-in names that appear in more than one line. */
function repeatedNames(lines: readonly CheckedLine[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { user } of lines) {
    const own = new Set(SIGN_IN.flatMap((field) => (user?.[field] ? [fold(user[field])] : [])));
    for (const name of own) (seen.has(name) ? repeated : seen).add(name);
  }
  return repeated;
}

/**
 * Checks a CSV file of new users as a whole [OUR-526]: every line by the rules of the form, names that other users have,
 * and names that two lines share.
 */
export async function checkEmployeesFile(db: Db, user: Identity, csv: string): Promise<CheckedFile> {
  const { problems, lines } = readEmployeesFile(csv);
  const own = await db.select({ id: office.id, name: office.name }).from(office).where(officeScope(user));
  const offices = new Map<string, string[]>();
  for (const { id, name } of own) offices.set(fold(name), [...(offices.get(fold(name)) ?? []), id]);
  const checked = lines.map((line) => checkLine(line, user, offices));
  const repeated = repeatedNames(checked);
  for (const { user: read, errors } of checked) {
    if (!read) continue;
    const taken = await takenNames(db, null, read);
    for (const field of SIGN_IN) {
      const isFree = errors.every((one) => one.field !== field);
      if (isFree && field in taken) errors.push(error(field, 'taken'));
      else if (isFree && read[field] && repeated.has(fold(read[field]))) errors.push(error(field, 'repeated'));
    }
  }
  return {
    problems,
    lines: checked.map((line) => (line.errors.length > 0 ? { ...line, user: undefined } : line)),
  };
}
