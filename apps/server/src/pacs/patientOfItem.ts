import type { SentWorkItem } from '../db/pacsTypes.ts';

/** A patient with the number of an item. */
export interface Known {
  id: string;
  birth: string | null;
  isInReach: boolean;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * Whose an item of the worklist is: the one patient with its number. Two with the same number, one born on another day, or
 * one of another office are nobody to go on with, and no further patient is made beside them.
 * @returns whether a test can be made for that patient, or for one made of the item
 */
export function patientOfItem(
  { texts }: Pick<SentWorkItem, 'texts'>,
  known: readonly Known[],
): { patientId: string | null; isReady: boolean } {
  const { patient_id: number, patient_name: name = '', patient_birth_date: day = '' } = texts;
  const born = DAY.test(day) ? day : null;
  const [one] = known;
  if (!one) {
    const [family = ''] = name.split('^');
    return { patientId: null, isReady: Boolean(number && born && family.trim() !== '') };
  }
  const isSame = one.birth === null || born === null || one.birth === born;
  const isTheirs = known.length === 1 && one.isInReach && isSame;
  return { patientId: isTheirs ? one.id : null, isReady: isTheirs };
}
