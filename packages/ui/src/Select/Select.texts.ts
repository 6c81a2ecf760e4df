import { common } from '../texts/common.texts.ts';

/** What Select says by itself. */
export const selectTexts = {
  noResults: common.noResults,
  select: 'Select an option',
};
