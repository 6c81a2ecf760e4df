import { common } from '../texts/common.texts.ts';

/** The English texts of ShortcutHelp. */
export const shortcutHelpTexts = {
  noResults: common.noResults,
  print: 'Print',
  shortcutCharacterKeys: 'Shortcuts of single keys',
  shortcutCharacterKeysHelp: 'Turn them off where speech input or a slip of the hand sets them off.',
  shortcutHelp: 'Keyboard shortcuts',
  shortcutSearch: 'Search shortcuts',
};
