import { createContext, type ReactElement, type ReactNode } from 'react';

/** The time zone by which calendars mark today; undefined for that of the device. */
export const TimeZoneContext = createContext<string | undefined>(undefined);

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
