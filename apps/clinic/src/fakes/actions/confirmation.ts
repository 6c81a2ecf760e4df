/** Returns the dialog that asks for confirmation, if one is open. A toast has the role of an alert dialog too. */
export const queryConfirmation = (): Element | null =>
  document.querySelector('[role=alertdialog]:not([data-component=Toast])');
