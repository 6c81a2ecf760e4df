import { common } from '../texts/common.texts.ts';

/** The English texts of CommandPalette. */
export const commandPaletteTexts = {
  close: common.close,
  commandCount: ({ count }: { count: number }): string =>
    `${count.toLocaleString('en')} ${count === 1 ? 'result' : 'results'}`,
  commandGroupOther: 'Commands',
  commandGroupRecent: 'Recent',
  commandPalette: 'Command palette',
  commandSearch: 'Search commands',
  loading: common.loading,
  noResults: common.noResults,
};
