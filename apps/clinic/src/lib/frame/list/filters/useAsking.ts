import { useState } from 'react';
import { isTechnician } from '../../../platform/routes/access.ts';
import { accessOf } from '../../../platform/session/accessOf.ts';
import { useSignedIn } from '../../../platform/session/session.ts';
import type { FilterValues } from './filters.ts';

/** Whether the user uses the filters of a list; until then nothing is loaded for them. */
export interface Asking {
  isAsked: boolean;
  isTechnician: boolean;
  /** Notes that they do. */
  ask: () => void;
}

/** Loads the choices of the filters once the user opens them or has some set. */
export function useAsking(filters: FilterValues): Asking {
  const [isOpened, setOpened] = useState(false);
  return {
    isAsked: isOpened || Object.keys(filters).length > 0,
    isTechnician: isTechnician(accessOf(useSignedIn())),
    ask: () => setOpened(true),
  };
}
