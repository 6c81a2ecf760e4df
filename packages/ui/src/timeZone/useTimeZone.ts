import { type CalendarDate, getLocalTimeZone, today } from '@internationalized/date';
import { use } from 'react';
import { TimeZoneContext } from './TimeZoneProvider.tsx';

/** The time zone of the nearest provider, else that of the device. */
export const useTimeZone = (): string => use(TimeZoneContext) ?? getLocalTimeZone();

/** The current day in the time zone of the nearest provider. */
export const useCurrentDay = (): CalendarDate => today(useTimeZone());
