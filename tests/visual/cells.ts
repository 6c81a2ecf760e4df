import { brands } from '../../.storybook/brands.ts';
import { initialGlobals } from '../../.storybook/toolbar.ts';

/** A picture of the matrix: values of the axes of Storybook's toolbar. */
export interface Cell {
  theme?: string;
  vision?: string;
  brand?: string;
  locale?: string;
}

const THEMES = ['light', 'dark', 'high-contrast'];
const ROOM = ['light', 'dark'];

/** Components whose meaning depends on color too; they also have color-vision variants. */
const COLOURED = ['Badge', 'Banner', 'EyePair', 'EyeTag', 'StatBar', 'StatusMarker', 'Table', 'Toast'];
/** Components that show most of a brand: color, type, corners and logo; pictured under each sample brand. */
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

/** Returns the values of all axes, including those of the cell. */
export const globalsOf = (cell: Cell): typeof initialGlobals => ({ ...initialGlobals, ...cell });
