/** The English texts of KeyField. */
export const keyFieldTexts = {
  showKey: 'Show key',
  generateKey: 'Generate a key',
  keyShort: ({ count, min }: { count: string; min: string }) => `${count} of at least ${min} characters`,
  keyWeak: 'Long enough, but easy to guess. A longer one is safer.',
  keyFair: 'Hard to guess',
  keyStrong: 'Very hard to guess',
  keySaved: 'I have saved this key. It cannot be recovered.',
};
