import {
  CSV_PROBLEMS,
  type CsvProblemCode,
  type CsvRow,
  EMPLOYEE_COLUMNS,
  EMPLOYEE_CSV,
  EMPLOYEE_STATE_COLUMNS,
  type EmployeeColumn,
  OPTIONAL_EMPLOYEE_COLUMNS,
  parseCsv,
  withoutGuard,
} from '@isopter/contract';

/** A problem with the file as a whole. */
export interface FileProblem {
  code: CsvProblemCode;
  detail: string;
  line?: number;
}

/** A line below the heading, by column. */
export interface FileLine {
  line: number;
  values: Partial<Record<EmployeeColumn, string>>;
}

/** A file as a table, or what keeps it from being one. */
export interface ReadFile {
  problems: FileProblem[];
  lines: FileLine[];
}

const isColumn = (name: string): name is EmployeeColumn => (EMPLOYEE_COLUMNS as readonly string[]).includes(name);
const isIgnored = (name: string): boolean => (EMPLOYEE_STATE_COLUMNS as readonly string[]).includes(name);
const isOptional = (name: string): boolean => (OPTIONAL_EMPLOYEE_COLUMNS as readonly string[]).includes(name);
const problem = (code: (typeof CSV_PROBLEMS)[number], detail: string, line?: number): FileProblem => ({
  code,
  detail,
  ...(line !== undefined && { line }),
});

function headingProblems(names: readonly string[]): FileProblem[] {
  const problems: FileProblem[] = [];
  for (const name of new Set(names)) {
    if (!isColumn(name) && !isIgnored(name)) problems.push(problem('unknown_column', name, 1));
    else if (names.filter((one) => one === name).length > 1) problems.push(problem('repeated_column', name, 1));
  }
  for (const column of EMPLOYEE_COLUMNS) {
    if (!isOptional(column) && !names.includes(column)) problems.push(problem('missing_column', column, 1));
  }
  return problems;
}

const valuesOf = (names: readonly string[], { cells }: CsvRow): FileLine['values'] =>
  Object.fromEntries(
    names.flatMap((name, index) => (isColumn(name) ? [[name, withoutGuard((cells[index] ?? '').trim())]] : [])),
  );

/** Reads a CSV file of users: its heading names the columns, in any order and any case [OUR-526]. */
export function readEmployeesFile(csv: string): ReadFile {
  const { rows, unclosed } = parseCsv(csv);
  const [heading, ...body] = rows;
  if (unclosed !== undefined) {
    return { problems: [problem('unclosed_quote', 'A quotation mark is not closed.', unclosed)], lines: [] };
  }
  if (!heading || body.length === 0) {
    return { problems: [problem('empty', 'The file has no lines below the header.')], lines: [] };
  }
  if (body.length > EMPLOYEE_CSV.lines) {
    const detail = `The file has ${body.length} lines; ${EMPLOYEE_CSV.lines} can be imported at once.`;
    return { problems: [problem('too_many_lines', detail)], lines: [] };
  }
  const names = heading.cells.map((cell) => cell.trim().toLowerCase());
  const problems = headingProblems(names);
  if (problems.length > 0) return { problems, lines: [] };
  const uneven = body.filter(({ cells }) => cells.length !== names.length);
  return {
    problems: uneven.map(({ line, cells }) =>
      problem('wrong_cell_count', `The line has ${cells.length} cells instead of ${names.length}.`, line),
    ),
    lines: body.map((row) => ({ line: row.line, values: valuesOf(names, row) })),
  };
}
