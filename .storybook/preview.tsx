import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource/noto-sans-arabic/arabic-400.css';
import '@fontsource/noto-sans-arabic/arabic-500.css';
import '@fontsource/noto-sans-arabic/arabic-600.css';
import '@fontsource/noto-sans-hebrew/hebrew-400.css';
import '@fontsource/noto-sans-hebrew/hebrew-600.css';
import '../packages/ui/src/theme/theme.css.ts';
import '../packages/ui/src/theme/document.css.ts';
import './docs.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { stopClock } from './clock.ts';
import { withDefaults, withoutElements } from './controls.ts';
import { DocsPage } from './DocsPage.tsx';
import { checkOtherThemes } from './otherThemes.ts';
import { Stage, type StageGlobals } from './Stage.tsx';
import { globalTypes, initialGlobals } from './toolbar.ts';

/** React Aria's hidden announcer keeps a message for seconds after what it names has gone. */
const NOT_EXAMINED = ['[data-live-announcer]'];

// a part that is loaded on demand takes longer than a second where many browsers share two cores
configure({ asyncUtilTimeout: 5_000 });

const screen = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error', context: { exclude: NOT_EXAMINED } },
    layout: 'padded',
    docs: { page: DocsPage },
    options: {
      storySort: {
        order: ['Foundations', ['Start here'], 'Brand Studio', 'Components', 'Patterns', 'Screens', 'Charts', 'Clinic'],
        method: 'alphabetical',
      },
    },
    viewport: {
      options: {
        desktop: screen('Desktop', 1440, 900),
        tablet: screen('Tablet', 1180, 820),
        tabletUpright: screen('Tablet upright', 820, 1180),
        phone: screen('Phone', 390, 844),
        phoneSideways: screen('Phone sideways', 844, 390),
      },
    },
    // the theme paints the ground
    backgrounds: { disable: true },
    chromatic: {
      modes: {
        light: { theme: 'light' },
        dark: { theme: 'dark' },
        'high contrast': { theme: 'high-contrast' },
        'right to left': { locale: 'ar-EG' },
      },
    },
  },
  argTypesEnhancers: [withDefaults, withoutElements],
  globalTypes,
  initialGlobals,
  beforeEach: () => {
    // what the last story announced speaks of elements that are gone
    document.querySelector('[data-live-announcer]')?.remove();
    return stopClock();
  },
  afterEach: async () => {
    if (import.meta.env['ISOPTER_ALL_THEMES']) await checkOtherThemes(NOT_EXAMINED);
  },
  decorators: [
    (Story, { globals }) => (
      <Stage globals={globals as StageGlobals}>
        <Story />
      </Stage>
    ),
  ],
});
