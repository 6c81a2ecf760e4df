const [source] = Object.values(
  import.meta.glob<string>('../theme/vars.ts', { query: '?raw', import: 'default', eager: true }),
);

/** The text of the theme contract, whose comments describe the tokens. */
export const contractSource = source!;
