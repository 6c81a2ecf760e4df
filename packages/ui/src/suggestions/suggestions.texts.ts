/** English texts of fields with suggestions. */
export const suggestionsTexts = {
  retry: 'Try again',
  suggestionsFailed: 'The suggestions could not be loaded.',
  typeToSearch: 'Type to search',
};
