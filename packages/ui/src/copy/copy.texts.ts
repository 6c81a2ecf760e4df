/** The English texts of copy buttons. */
export const copyTexts = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'It could not be copied. Select and copy it by hand.',
};
