/* How a model reads what came over the network: with suspicion. */

/** An object of unknown fields. */
export type Fields = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
export const isBetween = (value: unknown, least: number, most: number): value is number =>
  isNumber(value) && value >= least && value <= most;
export const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined;

/** A number or null when missing; undefined = malformed. */
export const optional = (value: unknown, accepts: (value: unknown) => value is number): number | null | undefined => {
  if (isMissing(value)) return null;
  return accepts(value) ? value : undefined;
};

/** The position of a message in the stream; null if it has none, undefined if it is malformed. */
export const readSeqNum = (value: unknown): number | null | undefined => optional(value, isNumber);

/** A live message of a test: `{type, data}`. Its data is read with suspicion. */
export interface MonitorEvent {
  readonly type: string;
  readonly data?: unknown;
}
