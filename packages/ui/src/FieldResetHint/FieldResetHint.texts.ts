/** The English texts of FieldResetHint. */
export const fieldResetHintTexts = {
  resetTo: ({ from, to }: { from: string; to: string }) => `Changed from ${from} to ${to}`,
  resetFilled: ({ to }: { to: string }) => `Set to ${to}`,
  resetCleared: ({ from }: { from: string }) => `${from} no longer fits. Choose again.`,
};
