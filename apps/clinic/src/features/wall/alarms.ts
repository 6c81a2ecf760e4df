import type { Attendance, Attention } from '@isopter/contract';
import { useCallback, useState } from 'react';

/** A test that calls for somebody. */
export interface Alarm {
  device: { readonly id: string; readonly name: string };
  test: string;
  /** The shortened name of the patient. */
  patient: string;
  /** The reasons why the test needs somebody, the most urgent first. */
  calls: readonly Attention[];
  /** When the first of them began; null if it was there before the wall was opened. */
  since: number | null;
  /** Nobody is on the way for some of it. */
  isOpen: boolean;
  attendance: Attendance | undefined;
  battery: number | null;
}

/** Takes the alarm of a device; null once it has none. */
export type ReportAlarm = (device: string, alarm: Alarm | null) => void;

/** The alarms of all tests that are followed, whether their tiles are on the page or not. */
export function useAlarms(): { alarms: readonly Alarm[]; report: ReportAlarm } {
  const [known, setKnown] = useState<ReadonlyMap<string, Alarm>>(new Map());
  const report = useCallback<ReportAlarm>((device, alarm) => {
    setKnown((before) => {
      if (alarm === null && !before.has(device)) return before;
      const next = new Map(before);
      if (alarm) next.set(device, alarm);
      else next.delete(device);
      return next;
    });
  }, []);
  return { alarms: [...known.values()], report };
}
