/** Where a day lies from today. */
export type When = 'past' | 'today' | 'toCome';
export const whenOf = (day: string, today: string): When => (day < today ? 'past' : day > today ? 'toCome' : 'today');
