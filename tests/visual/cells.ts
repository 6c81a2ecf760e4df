import { brands } from '../../.storybook/brands.ts';
import { initialGlobals } from '../../.storybook/toolbar.ts';

/** What a picture of the matrix varies: where the axes of Storybook's toolbar stand. */
export interface Cell {
  theme?: string;
  vision?: string;
  brand?: string;
  locale?: string;
}

const THEMES = ['light', 'dark', 'high-contrast'];
const ROOM = ['light', 'dark'];

/** Those whose meaning is helped by colour are pictured in the colour-vision variants too. */
const COLOURED = ['Badge', 'Banner', 'EyePair', 'EyeTag', 'StatBar', 'StatusMarker', 'Table', 'Toast'];
/** Those that show most of a brand: its colour, type, corners and logo; pictured under each sample brand. */
const BRANDED = [
  'AppHeader',
  'AppNavigation',
  'Badge',
  'Banner',
  'Button',
  'Card',
  'Checkbox',
  'DatePicker',
  'Dialog',
  'Logo',
  'Menu',
  'ProgressBar',
  'Select',
  'SignInScreen',
  'Slider',
  'Switch',
  'Table',
  'Tabs',
  'TextField',
];

/**
 * Every component in each theme, and right to left in the lightest: a direction moves, a theme colours, and neither knows
 * of the other. More for those that have more to show.
 */
export const cellsOf = (component: string): Cell[] => [
  ...THEMES.map((theme) => ({ theme })),
  { theme: 'light', locale: 'ar-EG' },
  ...(COLOURED.includes(component)
    ? ['red-green', 'blue-yellow'].flatMap((vision) => ROOM.map((theme) => ({ theme, vision })))
    : []),
  ...(BRANDED.includes(component)
    ? Object.keys(brands).flatMap((brand) => ROOM.map((theme) => ({ theme, brand })))
    : []),
];

/** `light`, `dark-ar-EG`, `light-harbour`: the picture's name. */
export const nameOf = (cell: Cell): string => Object.values(cell).join('-');

/** Where all axes stand, those of the cell among them. */
export const globalsOf = (cell: Cell): typeof initialGlobals => ({ ...initialGlobals, ...cell });
