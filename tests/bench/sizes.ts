import { execFileSync } from 'node:child_process';
import { type EntrySize, measureEntry } from '../../scripts/measure-entry.ts';
import type { Table } from './table.ts';

const ours = (component: string): string => `export * from '@isopter/ui/${component}'; import '@isopter/ui/theme.css';`;

const mantine = (imports: string, ...styles: string[]): string =>
  [imports, "export { MantineProvider } from '@mantine/core';"]
    .concat(
      ['baseline', 'default-css-variables', 'global', ...styles].map(
        (name) => `import '@mantine/core/styles/${name}.css';`,
      ),
    )
    .join('\n');

const mui = (imports: string): string => `${imports}\nexport { ThemeProvider } from '@mui/material/styles';`;

/** The same thing in three kits, each imported as its documentation says, with its provider and base styles. */
const ROWS: { what: string; ours: string; mantine: string; mui: string }[] = [
  {
    what: 'Button',
    ours: ours('Button'),
    mantine: mantine("export { Button } from '@mantine/core';", 'UnstyledButton', 'Button', 'Loader'),
    mui: mui("export { default as Button } from '@mui/material/Button';"),
  },
  {
    what: 'TextField',
    ours: ours('TextField'),
    mantine: mantine("export { TextInput } from '@mantine/core';", 'Input'),
    mui: mui("export { default as TextField } from '@mui/material/TextField';"),
  },
  {
    what: 'Table',
    ours: ours('Table'),
    mantine: mantine("export { Table } from '@mantine/core';", 'Table', 'ScrollArea'),
    mui: mui(
      "export { Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel, TableContainer } from '@mui/material';",
    ),
  },
  {
    what: 'DatePicker',
    ours: ours('DatePicker'),
    mantine: mantine(
      "export { DatePickerInput } from '@mantine/dates'; import '@mantine/dates/styles.css';",
      'Input',
      'Popover',
      'UnstyledButton',
      'ActionIcon',
      'CloseButton',
    ),
    mui: mui(
      "export { DatePicker, LocalizationProvider } from '@mui/x-date-pickers'; export { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';",
    ),
  },
  {
    what: 'everything',
    ours: "export * from '@isopter/ui'; import '@isopter/ui/theme.css';",
    mantine:
      "export * from '@mantine/core'; export * from '@mantine/dates'; import '@mantine/core/styles.css'; import '@mantine/dates/styles.css';",
    mui: "export * from '@mui/material'; export * from '@mui/x-date-pickers';",
  },
];

const shown = ({ js, css }: EntrySize): string => `${(js / 1000).toFixed(1)} + ${(css / 1000).toFixed(1)} kB`;

/** Gzipped JavaScript + CSS of components, beside the same in two public kits. React is left out everywhere. */
export async function sizeBench(): Promise<Table> {
  // what is weighed is what would be published
  execFileSync('npm', ['run', '--silent', 'build', '-w', '@isopter/ui'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const rows: string[][] = [];
  for (const { what, ...kits } of ROWS) {
    const sizes = [];
    for (const code of [kits.ours, kits.mantine, kits.mui])
      sizes.push(shown(await measureEntry(code, import.meta.dirname)));
    rows.push([what, ...sizes]);
  }
  return { title: 'What an import costs, gzipped JavaScript + CSS', head: ['', '@isopter/ui', 'Mantine', 'MUI'], rows };
}
