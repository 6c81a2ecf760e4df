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
import { NOT_EXAMINED, RULES, twoFrames } from './checks/axe.ts';
import { examine } from './checks/examine.ts';
import { chromatic, withSnapshots } from './chromatic.ts';
import { stopClock } from './clock.ts';
import { withDefaults, withoutElements } from './controls.ts';
import { DocsPage } from './DocsPage.tsx';
import { loadKitWords } from './kitWords.ts';
import { findOverlaysInSight, waitForOverlays } from './overlays.ts';
import { Stage, type StageGlobals } from './Stage.tsx';
import { screens, takeScreen } from './screens.ts';
import { scaleTimeouts } from './timeouts.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';

scaleTimeouts();

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error', context: { exclude: NOT_EXAMINED }, config: { rules: RULES } },
    layout: 'padded',
    docs: { page: DocsPage },
    options: {
      storySort: {
        order: ['Foundations', ['Start here'], 'Brand Studio', 'Components', 'Patterns', 'Screens', 'Charts', 'Clinic'],
        method: 'alphabetical',
      },
    },
    viewport: { options: screens },
    // the theme paints the ground
    backgrounds: { disable: true },
    chromatic,
  },
  argTypesEnhancers: [withDefaults, withoutElements, withSnapshots],
  globalTypes,
  initialGlobals,
  loaders: [({ globals }) => loadKitWords(String(globals['locale']))],
  beforeAll: findOverlaysInSight,
  beforeEach: async ({ globals }) => {
    await takeScreen(globals);
    // what the last story announced speaks of elements that are gone
    document.querySelector('[data-live-announcer]')?.remove();
    return stopClock();
  },
  mount: (context) => async (ui) => {
    if (ui !== undefined && ui !== null) context.originalStoryFn = () => ui;
    await context['renderToCanvas']();
    // a built React draws the collections of React Aria a moment after the rest; nobody presses anything before
    if (import.meta.env.PROD) await twoFrames();
    return context.canvas;
  },
  // runs before that of the a11y addon
  afterEach: async ({ id, title, abortSignal }) => {
    await waitForOverlays();
    await examine({ id, title, abortSignal });
  },
  decorators: [
    (Story, { globals }) => (
      <Stage globals={globals as StageGlobals}>
        <Story />
      </Stage>
    ),
  ],
});
