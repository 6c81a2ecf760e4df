import * as z from 'zod/mini';
import { Id } from '../entities/common.ts';
import {
  AudioRecord,
  CoverState,
  EyeMovementRecord,
  KineticRecord,
  PupillometryAnswer,
  SensorimotorState,
} from '../entities/live/motility.ts';
import { EstermanState, PerimetryState } from '../entities/live/perimetry.ts';
import {
  AcuityRecord,
  ColorVisionState,
  ContrastRecord,
  PlateState,
  StereopsisRecord,
} from '../entities/live/vision.ts';
import type { Calls } from './call.ts';
import { byId } from './shared.ts';

/** What a monitor starts from, by test id [MON-19]. */
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
    built: true,
  },
  getKineticState: {
    id: 'H-092',
    method: 'GET',
    path: '/api/tests/:id/kinetic-state/',
    params: byId,
    answer: z.array(KineticRecord),
    built: true,
  },
  getAcuityResults: {
    id: 'H-093',
    method: 'GET',
    path: '/api/tests/:id/acuity-results/',
    params: byId,
    answer: z.array(AcuityRecord),
    built: true,
  },
  getColorVisionState: {
    id: 'H-094',
    method: 'GET',
    path: '/api/tests/:id/color-vision-state/',
    params: byId,
    answer: ColorVisionState,
    built: true,
  },
  getIshiharaState: {
    id: 'H-095',
    method: 'GET',
    path: '/api/tests/:id/ishihara-state/',
    params: byId,
    answer: PlateState,
    built: true,
  },
  getWaggonerState: {
    id: 'H-096',
    method: 'GET',
    path: '/api/tests/:id/waggoner-state/',
    params: byId,
    answer: ColorVisionState,
    built: true,
  },
  getEyeMovementResponses: {
    id: 'H-097',
    method: 'GET',
    path: '/api/tests/:id/eoms-responses/',
    params: byId,
    answer: z.array(EyeMovementRecord),
    built: true,
  },
  getPupillometryState: {
    id: 'H-098',
    method: 'GET',
    path: '/api/tests/:id/pupillometry-state/',
    params: byId,
    answer: PupillometryAnswer,
    built: true,
  },
  getCoverState: {
    id: 'H-099',
    method: 'GET',
    path: '/api/tests/:id/cover-state/',
    params: byId,
    answer: CoverState,
    built: true,
  },
  getSensorimotorState: {
    id: 'H-100',
    method: 'GET',
    path: '/api/tests/:id/sensorimotor-state/',
    params: byId,
    answer: SensorimotorState,
    built: true,
  },
  getContrastResponses: {
    id: 'H-101',
    method: 'GET',
    path: '/api/v3/contrast-sensitivity/responses/',
    query: z.strictObject({ test: Id }),
    answer: z.array(ContrastRecord),
    built: true,
  },
  getContrastOngoingState: {
    id: 'H-102',
    method: 'GET',
    path: '/api/tests/:id/contrast-ongoing-state/',
    params: byId,
    answer: z.nullable(ContrastRecord),
    built: true,
  },
  getStereopsisResponses: {
    id: 'H-103',
    method: 'GET',
    path: '/api/tests/:id/stereopsis-responses/',
    params: byId,
    answer: z.array(StereopsisRecord),
    built: true,
  },
  getPureToneResponses: {
    id: 'H-104',
    method: 'GET',
    path: '/api/tests/:id/pure-tone-responses/',
    params: byId,
    answer: z.array(AudioRecord),
    built: true,
  },
} as const satisfies Calls;
