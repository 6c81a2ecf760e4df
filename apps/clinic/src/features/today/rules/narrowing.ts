/** The filters of the lists of a day. */
export const NARROWING = ['doctor', 'group', 'device', 'state'] as const;
export type Narrowing = (typeof NARROWING)[number];

/** Narrowed by nothing. */
export const WIDE: Readonly<Record<Narrowing, undefined>> = {
  doctor: undefined,
  group: undefined,
  device: undefined,
  state: undefined,
};

/** Which of them are set. */
export const narrowing = (filters: Readonly<Partial<Record<Narrowing, string>>>): readonly Narrowing[] =>
  NARROWING.filter((one) => filters[one] !== undefined);
