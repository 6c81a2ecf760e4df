/** The English texts of CoachMark. */
export const coachMarkTexts = {
  coachBack: 'Back',
  coachDone: 'Done',
  coachNext: 'Next',
  coachSkip: 'Skip',
  coachStep: ({ step, of }: { step: string; of: string }): string => `Step ${step} of ${of}`,
};
