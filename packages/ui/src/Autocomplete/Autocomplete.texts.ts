/** The English texts of Autocomplete. */
export const autocompleteTexts = {
  clearText: 'Clear',
  noLongerPicked: ({ name }: { name: string }) => `${name} is no longer picked`,
  pickFromList: 'Pick one from the list',
};
