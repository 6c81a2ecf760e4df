/** The line of a change: its text, without the commit. */
export const getReleaseLine = async ({ summary }) => `- ${summary.trim().replaceAll(/\s*\n\s*/g, ' ')}`;

/** Nothing: all packages share one version, so every release updates every dependency. */
export const getDependencyReleaseLine = async () => '';
