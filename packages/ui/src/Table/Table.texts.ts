import { common } from '../texts/common.texts.ts';

/** What Table says by itself. */
export const tableTexts = {
  loading: common.loading,
  noResults: common.noResults,
  rowActions: 'Actions',
};
