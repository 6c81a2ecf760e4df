/** What ToneIcon says by itself. */
export const toneIconTexts = {
  caution: 'Warning',
  critical: 'Error',
  info: 'Information',
  positive: 'Done',
};
