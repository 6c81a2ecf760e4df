export { dayOf } from './dayOf.ts';
export { DATE_FORMATS, type DateFormat, formatDate } from './format.ts';
export { type DateHabits, type DateReading, readDate } from './readDate.ts';
