import type { Calls } from '../call/call.ts';
import { byId } from '../call/shared.ts';
import { ColorVisionState } from './colorVision.schemas.ts';
import { EXAMINERS } from '../call/roles.ts';

export const d15Records = { updated_test_color_vision: ColorVisionState };

export const d15Calls = {
  getColorVisionState: {
    id: 'H-094',
    method: 'GET',
    path: '/api/tests/:id/color-vision-state/',
    by: EXAMINERS,
    params: byId,
    answer: ColorVisionState,
    built: true,
  },
} as const satisfies Calls;
