/** The English texts of SplitView. */
export const splitViewTexts = {
  splitCollapsed: 'Hidden',
  splitHelp: 'The arrow keys resize it, Enter hides or shows it.',
};
