/** What Wizard says by itself. */
export const wizardTexts = {
  wizardBack: 'Back',
  wizardForward: 'Next',
  wizardSubmit: 'Submit',
};
