import { common } from '../texts/common.texts.ts';

/** The English texts of Table. */
export const tableTexts = {
  loading: common.loading,
  noResults: common.noResults,
  rowActions: 'Actions',
  selectRow: ({ subject }: { subject: string }): string => `Select ${subject}`,
  selectAllRows: 'Select all on this page',
};
