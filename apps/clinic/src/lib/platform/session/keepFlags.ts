import type { OfficeGroup } from '@isopter/contract';
import { session } from './session.ts';

/** Lets changed flags of the office group open and close from now on what they do, on every screen [ROLE-03]. */
export function keepFlags(changes: Partial<OfficeGroup>): void {
  if (session.current !== null) Object.assign(session.current.office_group, changes);
}
