/** The English texts of TagPicker. Numbers arrive formatted. */
export const tagPickerTexts = {
  selectAll: 'Select all',
  clearSelection: 'Clear',
  chosenTags: ({ label }: { label: string }) => `Chosen: ${label}`,
  chosenCount: ({ chosen }: { chosen: string }) => `${chosen} chosen`,
  chosenCountMax: ({ chosen, max }: { chosen: string; max: string }) => `${chosen} of at most ${max} chosen`,
  tagAdded: ({ name }: { name: string }) => `${name} added`,
  tagRemoved: ({ name }: { name: string }) => `${name} removed`,
};
