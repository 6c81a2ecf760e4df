/** The English texts of TimeField. */
export const timeFieldTexts = {
  clearTime: 'Clear time',
  maxTime: ({ time }: { time: string }): string => `The time must not be after ${time}`,
  minTime: ({ time }: { time: string }): string => `The time must not be before ${time}`,
  timeStep: ({ step }: { step: number }): string => `Choose a time in steps of ${step} minutes`,
};
