import type { Calls } from '../call/call.ts';
import { byId } from '../call/shared.ts';
import { ColorVisionState } from './colorVision.schemas.ts';
import { EXAMINERS } from '../call/roles.ts';

export const waggonerRecords = { waggoner_state_update: ColorVisionState };

export const waggonerCalls = {
  getWaggonerState: {
    id: 'H-096',
    method: 'GET',
    path: '/api/tests/:id/waggoner-state/',
    by: EXAMINERS,
    params: byId,
    answer: ColorVisionState,
    built: true,
  },
} as const satisfies Calls;
