import {
  type Employee,
  EMPLOYEE_COLUMNS,
  EMPLOYEE_STATE_COLUMNS,
  type EmployeeColumn,
  LIST_SEPARATOR,
} from '@isopter/contract';
import { BYTE_ORDER_MARK, csvLine } from '../../../platform/lib/csvLine.ts';

type Cell = (user: Employee, office: (id: string) => string) => string | null;
const list = (values: readonly string[]): string => values.join(` ${LIST_SEPARATOR} `);

const IMPORTED: Readonly<Record<EmployeeColumn, Cell>> = {
  first_name: (user) => user.first_name,
  last_name: (user) => user.last_name,
  username: (user) => user.username,
  email: (user) => user.email,
  phone_number: (user) => user.phone_number ?? null,
  offices: (user, office) => list(user.offices.map(office)),
  roles: (user) => list(user.groups),
  administered_offices: (user, office) => list(user.administrated_offices.map(office)),
};
const STATE: Readonly<Record<(typeof EMPLOYEE_STATE_COLUMNS)[number], Cell>> = {
  state: (user) => (user.suspended ? 'suspended' : user.locked_until ? 'locked' : 'active'),
  last_sign_in: (user) => user.last_sign_in ?? null,
  locked_until: (user) => user.locked_until ?? null,
  invitation: (user) => user.invitation ?? null,
  factors: (user) => list(user.factors),
};

/**
 * Users as a CSV file, with the columns that an import reads and those of their state; no cell runs as a formula.
 * @param offices names of offices by id
 */
export function employeesCsv(users: readonly Employee[], offices: ReadonlyMap<string, string>): string {
  const office = (id: string): string => offices.get(id) ?? '';
  const columns: Readonly<Record<string, Cell>> = { ...IMPORTED, ...STATE };
  const names = [...EMPLOYEE_COLUMNS, ...EMPLOYEE_STATE_COLUMNS];
  const lines = users.map((user) => csvLine(names.map((name) => columns[name]?.(user, office) ?? null)));
  return BYTE_ORDER_MARK + csvLine(names) + lines.join('');
}
