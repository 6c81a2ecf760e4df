/** A calendar day so many days after another, YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Where a day lies from today. */
export type When = 'past' | 'today' | 'toCome';
export const whenOf = (day: string, today: string): When => (day < today ? 'past' : day > today ? 'toCome' : 'today');
