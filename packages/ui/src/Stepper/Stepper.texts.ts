/** The English texts of Stepper. */
export const stepperTexts = {
  stepDisabled: 'not available',
  stepDone: 'done',
  stepError: 'needs attention',
  stepOf: ({ step, of, label }: { step: string; of: string; label: string }): string =>
    `Step ${step} of ${of}: ${label}`,
  steps: 'Steps',
};
