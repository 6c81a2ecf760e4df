/** The number format of hearing tests: no thousands separators, as on every audiogram ("1000", not "1,000"). */
export const FIGURES = { useGrouping: false } as const;
