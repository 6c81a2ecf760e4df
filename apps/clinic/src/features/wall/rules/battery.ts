const MINUTE = 60_000;

/** A battery level in percent, and when it was seen (milliseconds of the epoch). */
export interface BatteryReading {
  readonly level: number;
  readonly at: number;
}

/** The drop in percent from which a battery's pace is known: levels are whole percents. */
const LEAST_DROP = 2;

/** For how many more minutes a battery lasts at the pace it was watched at; null while that is not known. */
export function minutesLeft(first: BatteryReading, last: BatteryReading): number | null {
  const drop = first.level - last.level;
  return drop < LEAST_DROP ? null : Math.floor((last.level * (last.at - first.at)) / drop / MINUTE);
}

/** Whether the battery ends before the test [OUR-786]. @param needed the minutes that the test still takes */
export const endsBeforeTest = (left: number | null, needed: number | null): boolean =>
  left !== null && needed !== null && left < needed;
