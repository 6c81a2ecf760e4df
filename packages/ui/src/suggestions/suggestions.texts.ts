/** What fields with suggestions say. */
export const suggestionsTexts = {
  retry: 'Try again',
  suggestionsFailed: 'The suggestions could not be loaded.',
  typeToSearch: 'Type to search',
};
