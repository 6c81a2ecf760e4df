import { today as currentDay } from '@isopter/contract';
import { DOCTORS, READERS } from '../groups.ts';
import { chosen, one, type RulesOf } from '../rule.ts';

export const today: RulesOf<'today'> = {
  getToday: {
    by: READERS,
    // A doctor and a device narrow what is in reach anyway.
    ids: { doctor: undefined, device: undefined },
    // Open tests are listed for the present day only.
    send: {
      timezone: 'UTC',
      get day() {
        return currentDay('UTC');
      },
    },
    patient: true,
  },
  getReadingPlace: {
    by: READERS,
    ids: { id: one('test'), doctor: undefined, device: undefined },
    send: { order: 'newest' },
    patient: true,
  },
  listReaders: { by: DOCTORS, ids: { id: one('test') }, patient: true },
  assignReading: {
    by: DOCTORS,
    ids: { id: one('test'), to: chosen('reader') },
    send: { note: 'Compare with 2024.' },
    patient: true,
  },
  unassignReading: { by: DOCTORS, ids: { id: one('test') }, patient: true },
};
