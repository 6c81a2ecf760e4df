import type { Calls } from '../calls/call.ts';
import { byId } from '../calls/shared.ts';
import { ColorVisionState } from './colorVision.schemas.ts';
import { EXAMINERS } from '../calls/roles.ts';

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
