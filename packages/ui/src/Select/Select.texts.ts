import { common } from '../texts/common.texts.ts';

/** The English texts of Select. */
export const selectTexts = {
  noResults: common.noResults,
  select: 'Choose',
};
