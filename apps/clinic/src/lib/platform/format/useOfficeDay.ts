import { type DateText, today } from '@isopter/contract';
import { session, useSignedIn } from '../session/session.ts';

/** Returns the current day at the office where the user works. */
export const useOfficeDay = (): DateText => today(useSignedIn().timezone);

/** Returns the same outside of components; while nobody is signed in, the day of this computer. */
export const officeDay = (): DateText => today(session.current?.timezone);
