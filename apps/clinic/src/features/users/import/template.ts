import { EMPLOYEE_COLUMNS, type EmployeeColumn, LIST_SEPARATOR } from '@isopter/contract';

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A CSV file with the columns of an import and one example. @param office name of an office of the user */
export function template(office: string): string {
  const example: Readonly<Record<EmployeeColumn, string>> = {
    first_name: 'Nina',
    last_name: 'Okoye',
    username: 'nokoye',
    email: 'nina.okoye@example.org',
    phone_number: '+15075550100',
    offices: office,
    roles: `DOCTOR ${LIST_SEPARATOR} OPERATOR`,
    administered_offices: '',
  };
  const lines = [EMPLOYEE_COLUMNS, EMPLOYEE_COLUMNS.map((column) => quoted(example[column]))];
  return `\u{FEFF}${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}
