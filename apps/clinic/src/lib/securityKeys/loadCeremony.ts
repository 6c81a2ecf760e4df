/** What shows the browser's dialog: nobody loads it who is not asked for a key. */
export const loadCeremony = (): Promise<typeof import('./ceremony.ts')> => import('./ceremony.ts');
