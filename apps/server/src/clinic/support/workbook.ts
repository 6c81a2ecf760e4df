import type { SupportUser } from '@isopter/contract';
import writeWorkbook, { type Cell } from 'write-excel-file/node';

/** A text cell: names are never evaluated as formulas. */
const words = (value: string): Cell => ({ value, type: String });

const COLUMNS: Readonly<Record<string, { width: number; cell: (user: SupportUser) => Cell }>> = {
  last_name: { width: 20, cell: ({ last_name }) => words(last_name) },
  first_name: { width: 20, cell: ({ first_name }) => words(first_name) },
  email: { width: 32, cell: ({ email }) => words(email) },
  username: { width: 20, cell: ({ username }) => words(username) },
  groups: { width: 24, cell: ({ groups }) => words(groups.join(', ')) },
  office_group: { width: 28, cell: ({ office_group }) => words(office_group) },
  // of UTC, as the file is read anywhere
  date_joined: {
    width: 20,
    cell: ({ date_joined }) => ({ value: new Date(date_joined), type: Date, format: 'yyyy-mm-dd hh:mm' }),
  },
};

/** Returns the users as an Excel file with a heading of field names, which are the same in every language [SUP-02]. */
export async function usersWorkbook(users: readonly SupportUser[]): Promise<Uint8Array> {
  const columns = Object.entries(COLUMNS);
  const heading = columns.map(([name]): Cell => ({ value: name, type: String, fontWeight: 'bold' }));
  const rows = users.map((user) => columns.map(([, { cell }]) => cell(user)));
  const book = writeWorkbook([heading, ...rows], {
    sheet: 'users',
    columns: columns.map(([, { width }]) => ({ width })),
  });
  return book.toBuffer();
}
