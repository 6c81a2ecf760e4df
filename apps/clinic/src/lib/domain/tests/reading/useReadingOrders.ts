import { READING_ORDERS, type ReadingOrder } from '@isopter/contract';
import { useNameless } from '../../../platform/session/useNameless.ts';

/** The orders that a reading queue can have. A server without names cannot sort by them. */
export function useReadingOrders(): readonly ReadingOrder[] {
  const isNameless = useNameless() !== null;
  return isNameless ? READING_ORDERS.filter((order) => order !== 'patient') : READING_ORDERS;
}
