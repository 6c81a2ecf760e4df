import { assignTheme } from './assign.ts';
import { dark } from './palettes.ts';
import { THEME_PLACES } from './places.ts';

const theme = { palette: dark, shadow: 'dark', scheme: 'dark' } as const;

for (const { selector, media } of THEME_PLACES.dark) assignTheme(selector, theme, media);
