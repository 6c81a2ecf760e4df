import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';
import { SOURCES_ONLY } from './start/sources.ts';

/** The name is our own, as react-aria-components also has a 'source' condition. */
const SOURCE = '@isopter/source';

/**
 * Workspace packages are read from their sources, never from what was built of them: by the browser, and by Vite's
 * server environment, in which styles are evaluated. (`ssr.resolve` would say the same, but the compiler of styles
 * overwrites `ssr`.)
 */
export const fromSources = {
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  environments: { ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } } },
} satisfies UserConfig;

export const shared: UserConfig = {
  ...fromSources,
  plugins: [
    react(),
    // styles are evaluated by a separate server without the other plugins
    vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === SOURCES_ONLY }),
  ],
};
