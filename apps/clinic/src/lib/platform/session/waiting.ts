const waiting = new Set<(isSame: boolean) => void>();

/** Whether the same person signs in again after the session ended; what was asked meanwhile waits for it. */
export const isSignedInAgain = (): Promise<boolean> => new Promise((answer) => waiting.add(answer));

/** Answers all who wait. */
export function answerWaiting(isSame: boolean): void {
  for (const answer of waiting) answer(isSame);
  waiting.clear();
}
