import { assignTheme } from './assign.ts';
import { highContrast } from './palettes.ts';
import { THEME_PLACES } from './places.ts';

const theme = { palette: highContrast, shadow: 'none', scheme: 'light' } as const;

for (const { selector, media } of THEME_PLACES['high-contrast']) assignTheme(selector, theme, media);
