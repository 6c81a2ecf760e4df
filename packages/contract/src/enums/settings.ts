import type { DateFormat } from '@isopter/dates';

/** IMP imperial, INT international [ENUM-10]. */
export const SYSTEM_UNITS = ['IMP', 'INT'] as const;
export type SystemUnit = (typeof SYSTEM_UNITS)[number];

/** Targets of an eye movement test; `''` leaves the choice to the device. */
export const EOMS_APPEARANCES = ['', 'DOT', 'STAR', 'ANIMAL'] as const;
export type EomsAppearance = (typeof EOMS_APPEARANCES)[number];

export { DATE_FORMATS, type DateFormat } from '@isopter/dates';
export const DEFAULT_DATE_FORMAT: DateFormat = 'MM/DD/YYYY';

export const TIME_FORMATS = ['12H', '24H'] as const;
export type TimeFormat = (typeof TIME_FORMATS)[number];
export const DEFAULT_TIME_FORMAT: TimeFormat = '12H';

/** Seconds without input before the user is logged out; 0 = never [AUTH-15]. */
export const INACTIVITY_LIMITS = [0, 900, 1800, 3600, 7200, 14400, 28800] as const;
export type InactivityLimit = (typeof INACTIVITY_LIMITS)[number];
