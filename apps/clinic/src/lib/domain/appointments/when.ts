import { type Appointment, ERROR, instantAt, isRoomNumber, isVisibleName, TEXT_MAX } from '@isopter/contract';

/** When and where an appointment is, as a form holds it; an empty room is none. */
export interface WhenValues {
  day: string;
  time: string;
  room: string;
}

/** Problems of a date, a time or a room. Problems that the server reports too have its text. */
export type WhenProblem = 'required' | 'tooLong' | 'unprintable' | typeof ERROR.TIME_PAST | typeof ERROR.ROOM_NUMBER;

/** Returns the values of an appointment. */
export const whenOf = ({ day, time, room }: Pick<Appointment, 'day' | 'time' | 'room'>): WhenValues => ({
  day,
  time,
  room: room ?? '',
});

/** Converts values to the fields that are sent. */
export const whenSent = ({ day, time, room }: WhenValues): { day: string; time: string; room: string | null } => ({
  day,
  time,
  room: room.trim() || null,
});

/** Returns what is wrong with a room; it may be empty. @param isNameless whether the server gets no personal data */
function roomProblem(room: string, isNameless: boolean): WhenProblem | undefined {
  const text = room.trim();
  if (text === '') return undefined;
  if (text.length > TEXT_MAX.room) return 'tooLong';
  if (!isVisibleName(text)) return 'unprintable';
  return isNameless && !isRoomNumber(text) ? ERROR.ROOM_NUMBER : undefined;
}

const MINUTE = 60_000;

/**
 * Returns what is wrong with a date, a time and a room by the clock of the office; the minute that runs is not past.
 * @param before the values that were stored: they may be past as long as they do not change
 */
export function whenProblems(
  values: WhenValues,
  { timezone, now, isNameless, before }: { timezone: string; now: Date; isNameless: boolean; before?: WhenValues },
): Partial<Record<keyof WhenValues, WhenProblem>> {
  const { day, time, room } = values;
  const roomWrong = before?.room === room ? undefined : roomProblem(room, isNameless);
  const of = (field: keyof WhenValues, problem: WhenProblem | undefined) => (problem ? { [field]: problem } : {});
  if (day === '' || time === '')
    return {
      ...of('day', day === '' ? 'required' : undefined),
      ...of('time', time === '' ? 'required' : undefined),
      ...of('room', roomWrong),
    };
  const isMoved = before?.day !== day || before.time !== time;
  const isPast = (clock: string): boolean =>
    instantAt({ day, time: clock }, timezone).getTime() <= now.getTime() - MINUTE;
  if (!isMoved || !isPast(`${time}:00`)) return of('room', roomWrong);
  return { ...of(isPast('23:59:00') ? 'day' : 'time', ERROR.TIME_PAST), ...of('room', roomWrong) };
}
