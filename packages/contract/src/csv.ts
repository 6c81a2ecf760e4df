/** Reasons why a CSV file cannot be read as a table. */
export const CSV_PROBLEMS = [
  'empty',
  'too_many_lines',
  'unclosed_quote',
  'wrong_cell_count',
  'missing_column',
  'unknown_column',
  'repeated_column',
] as const;
export type CsvProblemCode = (typeof CSV_PROBLEMS)[number];

/** A row of a CSV file with the line at which it begins, counted from 1. */
export interface CsvRow {
  line: number;
  cells: readonly string[];
}

/** The rows of a CSV file without empty ones; `unclosed` is the line of a quote that does not end. */
export interface ParsedCsv {
  rows: readonly CsvRow[];
  unclosed: number | undefined;
}

const MARK = '\u{FEFF}';

/** Returns the separator of cells: `;` as in spreadsheets of many languages, or `,`, judged by the first line. */
function separatorOf(text: string): ',' | ';' {
  const [heading = ''] = text.split(/\r\n|\r|\n/, 1);
  const count = (separator: string): number => heading.split(separator).length;
  return count(';') > count(',') ? ';' : ',';
}

/**
 * Parses a CSV file (RFC 4180) with commas or semicolons, any line ends, and with or without a byte order mark.
 * A quoted cell may contain separators, line ends and doubled quotes.
 */
export function parseCsv(file: string): ParsedCsv {
  const text = file.startsWith(MARK) ? file.slice(MARK.length) : file;
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let line = 1;
  let place = 0;
  while (place < text.length) {
    const begin = line;
    const cells: string[] = [];
    for (let isRow = true; isRow;) {
      let cell = '';
      if (text[place] === '"') {
        const opened = line;
        for (place += 1; ; place += 1) {
          if (place >= text.length) return { rows, unclosed: opened };
          if (text[place] === '"') {
            if (text[place + 1] !== '"') break;
            place += 1;
          } else if (text[place] === '\n' || (text[place] === '\r' && text[place + 1] !== '\n')) line += 1;
          cell += text[place];
        }
        place += 1;
      }
      while (place < text.length && text[place] !== separator && !/[\r\n]/.test(text[place]!)) {
        cell += text[place];
        place += 1;
      }
      cells.push(cell);
      isRow = text[place] === separator;
      if (isRow) place += 1;
    }
    if (text[place] === '\r' && text[place + 1] === '\n') place += 1;
    place += 1;
    line += 1;
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: begin, cells });
  }
  return { rows, unclosed: undefined };
}

/** Returns a cell without the apostrophe that exports put before a text that spreadsheets would run or change. */
export const withoutGuard = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r\d])/, '');
