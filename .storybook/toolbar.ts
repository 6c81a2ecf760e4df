import { APP_LANGUAGES, bcp47, ownName } from '@isopter/contract';
import { brands, NO_BRAND } from './brands.ts';
import { PSEUDO_LOCALE, PSEUDO_RTL_LOCALE } from './pseudo.ts';

interface Item {
  value: string;
  title: string;
}

const axis = (title: string, icon: string, items: Record<string, string>) => ({
  description: title,
  toolbar: {
    title,
    icon: icon as never,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, name]): Item => ({ value, title: name })),
  },
});

/** Every axis a story can be seen along. */
export const globalTypes = {
  brand: axis('Brand', 'paintbrush', {
    [NO_BRAND]: 'Isopter',
    ...Object.fromEntries(Object.entries(brands).map(([domain, { name }]) => [domain, name])),
  }),
  theme: axis('Theme', 'contrast', { light: 'Light', dark: 'Dark (exam room)', 'high-contrast': 'High contrast' }),
  vision: axis('Colors for', 'eye', {
    all: 'Full color vision',
    'red-green': 'Red-green deficiency',
    'blue-yellow': 'Blue-yellow deficiency',
  }),
  seenWith: axis('Seen with', 'photo', {
    own: 'Own eyes',
    protanopia: 'Seen with protanopia',
    deuteranopia: 'Seen with deuteranopia',
    tritanopia: 'Seen with tritanopia',
  }),
  density: axis('Density', 'component', { comfortable: 'Comfortable', compact: 'Compact', touch: 'Touch' }),
  textScale: axis('Text size', 'zoom', {
    '100': 'Text 100 %',
    '125': 'Text 125 %',
    '150': 'Text 150 %',
    '200': 'Text 200 %',
  }),
  motion: axis('Motion', 'timer', { system: 'Motion as the system', reduced: 'Reduced motion' }),
  direction: axis('Direction', 'transfer', {
    auto: 'Direction of the language',
    ltr: 'Left to right',
    rtl: 'Right to left',
  }),
  locale: axis('Language', 'globe', {
    ...Object.fromEntries(APP_LANGUAGES.map((language) => [bcp47(language), ownName(language)])),
    [PSEUDO_LOCALE]: '[Ƥšéûðö] accented, 40 % longer',
    [PSEUDO_RTL_LOCALE]: '[Ƥšéûðö] right to left',
  }),
};

/** Initial value of each axis. */
export const initialGlobals = {
  brand: NO_BRAND,
  theme: import.meta.env['ISOPTER_THEME'] as string,
  vision: 'all',
  seenWith: 'own',
  density: 'comfortable',
  textScale: '100',
  motion: 'system',
  direction: 'auto',
  locale: import.meta.env['ISOPTER_LOCALE'] as string,
};
