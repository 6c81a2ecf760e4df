import { useState } from 'react';
import { readClock } from '../../../lib/domain/tests/useElapsed.ts';
import { type BatteryReading, minutesLeft } from '../rules/battery.ts';

/** For how many more minutes a battery lasts, by how it went since the test is watched; null while that is not known. */
export function useBattery(level: number | null): number | null {
  const [{ first, last }, setReadings] = useState<{ first: BatteryReading | null; last: BatteryReading | null }>({
    first: null,
    last: null,
  });
  if (level !== null && last?.level !== level) {
    const reading = { level, at: readClock() };
    // a charged battery starts a new series of readings
    const isFuller = first === null || level > first.level;
    setReadings({ first: isFuller ? reading : first, last: reading });
  }
  return first && last ? minutesLeft(first, last) : null;
}
