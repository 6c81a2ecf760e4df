/** The English texts of Wizard. */
export const wizardTexts = {
  wizardBack: 'Back',
  wizardForward: 'Next',
  wizardSubmit: 'Submit',
};
