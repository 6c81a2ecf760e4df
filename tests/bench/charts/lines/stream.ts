/** A result of a hearing test: it replaces the one of the same ear and frequency. */
export interface Result {
  ear: 'RIGHT' | 'LEFT';
  frequency: number;
  level: number;
}

export const FREQUENCIES = [250, 500, 1000, 2000, 3000, 4000, 6000, 8000] as const;

/** The nth result of a stream that goes through all frequencies of both ears again and again. */
export const record = (n: number): Result => ({
  ear: Math.floor(n / FREQUENCIES.length) % 2 === 0 ? 'RIGHT' : 'LEFT',
  frequency: FREQUENCIES[n % FREQUENCIES.length] ?? 1000,
  level: ((n * 35) % 110) - 10,
});

/** The newest results of each ear, from low to high. */
export class Results {
  readonly #levels = { RIGHT: new Map<number, number>(), LEFT: new Map<number, number>() };

  receive({ ear, frequency, level }: Result): void {
    this.#levels[ear].set(frequency, level);
  }

  of(ear: Result['ear']): { frequency: number; level: number | null }[] {
    return FREQUENCIES.map((frequency) => ({ frequency, level: this.#levels[ear].get(frequency) ?? null }));
  }
}
