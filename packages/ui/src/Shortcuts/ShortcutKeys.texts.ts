/** The names of keys. */
export const shortcutKeysTexts = {
  keyArrowDown: 'Arrow down',
  keyArrowLeft: 'Arrow left',
  keyArrowRight: 'Arrow right',
  keyArrowUp: 'Arrow up',
  keyCommand: 'Command',
  keyControl: 'Control',
  keyControlShort: 'Ctrl',
  keyAlt: 'Alt',
  keyEnter: 'Enter',
  keyEscape: 'Escape',
  keyOption: 'Option',
  keyQuestionMark: 'Question mark',
  keyShift: 'Shift',
  keySlash: 'Slash',
  keySpace: 'Space bar',
  keyThen: 'then',
};
