import { EstermanState, PerimetryState } from '../entities/live/perimetry.ts';
import type { Calls } from './call.ts';
import { byId } from './shared.ts';

export const monitorState = {
  getPerimetryState: {
    id: 'H-090',
    method: 'GET',
    path: '/api/tests/:id/perimetry-state/',
    params: byId,
    answer: PerimetryState,
    built: true,
  },
  getEstermanState: {
    id: 'H-091',
    method: 'GET',
    path: '/api/tests/:id/esterman-state/',
    params: byId,
    answer: EstermanState,
  },
} as const satisfies Calls;
