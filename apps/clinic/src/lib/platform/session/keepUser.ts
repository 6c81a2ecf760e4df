import type { User } from '@isopter/contract';
import { writeLocal } from '../storage/local.ts';
import { session } from './session.ts';

/** Lets what people changed of themselves hold from now on, on every screen. */
export function keepUser(changes: Partial<User>): void {
  const { current } = session;
  if (current === null) return;
  Object.assign(current.user, changes);
  writeLocal('user_data', { user: current.user, office_group: current.office_group });
}
