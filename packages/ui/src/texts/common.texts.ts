/** Words that several components say. */
export const common = {
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading…',
  mainNavigation: 'Main',
  noResults: 'No results found',
};
