import { common } from '../texts/common.texts.ts';

/** What ShortcutHelp says by itself. */
export const shortcutHelpTexts = {
  noResults: common.noResults,
  print: 'Print',
  shortcutCharacterKeys: 'Shortcuts of single keys',
  shortcutCharacterKeysHelp: 'Turn them off where speech input or a slip of the hand sets them off.',
  shortcutHelp: 'Keyboard shortcuts',
  shortcutSearch: 'Search shortcuts',
};
