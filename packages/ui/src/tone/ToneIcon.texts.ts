/** The English texts of ToneIcon. */
export const toneIconTexts = {
  caution: 'Warning',
  critical: 'Error',
  info: 'Information',
  positive: 'Done',
};
