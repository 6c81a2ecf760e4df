/** The English texts of ColorPicker. */
export const colorPickerTexts = {
  colorPick: ({ label }: { label: string }): string => `Pick: ${label}`,
};
