import { assignTheme } from './assign.ts';
import { highContrast } from './palettes.ts';

const theme = { palette: highContrast, shadow: 'none', scheme: 'light' } as const;

assignTheme(':root[data-theme="high-contrast"]', theme, 'not print');
assignTheme(':root:not([data-theme])', theme, 'not print and (prefers-contrast: more)');
