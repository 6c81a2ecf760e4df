import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, type UserConfig } from 'vite';

/** Workspace packages are read from their sources; the name is our own, as react-aria-components also has a 'source' condition. */
export const sourceConditions = ['@isopter/source', ...defaultClientConditions];
export const shared: UserConfig = {
  resolve: { conditions: sourceConditions },
  plugins: [react(), vanillaExtractPlugin()],
};
