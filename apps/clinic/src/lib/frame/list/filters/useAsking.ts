import { useState } from 'react';
import { isTechnician } from '../../../platform/routes/access.ts';
import { accessOf } from '../../../platform/session/accessOf.ts';
import { useSignedIn } from '../../../platform/session/session.ts';
import type { FilterValues } from './filters.ts';

/** Who looks at a list, and whether they look at its filters: until then nothing is loaded for them. */
export interface Asking {
  isAsked: boolean;
  isTechnician: boolean;
  /** Notes that they do. */
  ask: () => void;
}

/** Whoever opens the filters of a list, or has some set, asks for what they offer. */
export function useAsking(filters: FilterValues): Asking {
  const [isOpened, setOpened] = useState(false);
  return {
    isAsked: isOpened || Object.keys(filters).length > 0,
    isTechnician: isTechnician(accessOf(useSignedIn())),
    ask: () => setOpened(true),
  };
}
