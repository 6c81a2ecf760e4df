import { assignTheme } from './assign.ts';
import { dark } from './palettes.ts';

const theme = { palette: dark, shadow: 'dark', scheme: 'dark' } as const;

assignTheme(':root[data-theme="dark"]', theme, 'not print');
assignTheme(':root:not([data-theme])', theme, 'not print and (prefers-color-scheme: dark)');
