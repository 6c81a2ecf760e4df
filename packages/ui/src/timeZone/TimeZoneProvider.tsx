import { type CalendarDate, getLocalTimeZone, today } from '@internationalized/date';
import { createContext, type ReactElement, type ReactNode, use } from 'react';

const TimeZoneContext = createContext<string | undefined>(undefined);

/** Props of {@link TimeZoneProvider}. */
export interface TimeZoneProviderProps {
  /** The IANA name of the time zone, such as `America/Los_Angeles`. Without it calendars follow the device. */
  timeZone?: string;
  /** The content whose calendars follow it. */
  children: ReactNode;
}

/** Sets the time zone by which calendars mark and select today. */
export const TimeZoneProvider = ({ timeZone, children }: TimeZoneProviderProps): ReactElement => (
  <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>
);

/** The time zone of the nearest {@link TimeZoneProvider}, else that of the device. */
export const useTimeZone = (): string => use(TimeZoneContext) ?? getLocalTimeZone();

/** The current day in the time zone of the nearest {@link TimeZoneProvider}. */
export const useCurrentDay = (): CalendarDate => today(useTimeZone());
