import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { fromSources } from '../scripts/vite-shared.ts';
import { storyFiles } from './storyFiles.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: storyFiles(process.env['STORIES_FILES']?.split(',').filter(Boolean)),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // the flags of languages, where the app has them
  staticDirs: [{ from: '../apps/clinic/public/flags', to: '/flags' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      ...fromSources,
      plugins: [vanillaExtractPlugin()],
      define: {
        'import.meta.env.ISOPTER_THEME': JSON.stringify(process.env['ISOPTER_THEME'] ?? 'light'),
        'import.meta.env.ISOPTER_LOCALE': JSON.stringify(process.env['ISOPTER_LOCALE'] ?? 'en-US'),
      },
    }),
});
