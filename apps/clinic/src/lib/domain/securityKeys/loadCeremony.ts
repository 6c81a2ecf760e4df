/** Loads the code that shows the browser's dialog, only when a key is needed. */
export const loadCeremony = (): Promise<typeof import('./ceremony.ts')> => import('./ceremony.ts');
