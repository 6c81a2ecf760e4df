import { LIVE_SILENCE } from '@isopter/contract';
import { progressThumbnail, type Thumbnail } from '@isopter/monitor-charts/wall';
import { loadAcuity } from '../tests/monitor/acuity/load.ts';
import { loadPureTone } from '../tests/monitor/audiology/load.ts';
import { loadProgress } from '../tests/monitor/capture/load.ts';
import { loadColor } from '../tests/monitor/color/load.ts';
import { loadContrast } from '../tests/monitor/contrast/load.ts';
import { loadEsterman } from '../tests/monitor/esterman/load.ts';
import type { MonitorSource } from '../tests/monitor/follow.ts';
import { loadIshihara } from '../tests/monitor/ishihara/load.ts';
import { loadKinetic } from '../tests/monitor/kinetic/load.ts';
import { loadCover, loadEoms, loadSensorimotor } from '../tests/monitor/motility/load.ts';
import { loadPerimetry } from '../tests/monitor/perimetry/load.ts';
import { loadPupil } from '../tests/monitor/pupil/load.ts';
import type { MonitorKind } from '../tests/monitor/rules/kind.ts';
import { loadStereopsis } from '../tests/monitor/stereopsis/load.ts';
import { loadWaggoner } from '../tests/monitor/waggoner/load.ts';

/** A kind of test on the wall: its small picture, and where its records come from. */
export interface WallKind extends Pick<MonitorSource, 'load' | 'silence'> {
  thumbnail: () => Promise<Thumbnail>;
}

/** Every kind that has a small picture, loaded when a test of it runs. A further kind is a line here. */
const KINDS: Partial<Record<MonitorKind, WallKind>> = {
  observe: {
    thumbnail: () => import('@isopter/monitor-charts/perimetry/thumbnail').then((kind) => kind.perimetryThumbnail),
    load: loadPerimetry,
    silence: LIVE_SILENCE.perimetry,
  },
  audiology: {
    thumbnail: () => import('@isopter/monitor-charts/audiology/thumbnail').then((kind) => kind.audiologyThumbnail),
    load: loadPureTone,
    silence: LIVE_SILENCE.other,
  },
  stereopsis: {
    thumbnail: () => import('@isopter/monitor-charts/stereopsis/thumbnail').then((kind) => kind.stereopsisThumbnail),
    load: loadStereopsis,
    silence: LIVE_SILENCE.other,
  },
  'landolt-c': {
    thumbnail: () => import('@isopter/monitor-charts/acuity/thumbnail').then((kind) => kind.acuityThumbnail),
    load: loadAcuity,
    silence: LIVE_SILENCE.other,
  },
  contrast: {
    thumbnail: () => import('@isopter/monitor-charts/contrast/thumbnail').then((kind) => kind.contrastThumbnail),
    load: loadContrast,
    silence: LIVE_SILENCE.other,
  },
  eoms: {
    thumbnail: () => import('@isopter/monitor-charts/motility/eoms/thumbnail').then((kind) => kind.eomsThumbnail),
    load: loadEoms,
    silence: LIVE_SILENCE.other,
  },
  cover: {
    thumbnail: () => import('@isopter/monitor-charts/motility/cover/thumbnail').then((kind) => kind.coverThumbnail),
    load: loadCover,
    silence: LIVE_SILENCE.other,
  },
  sensorimotor: {
    thumbnail: () =>
      import('@isopter/monitor-charts/motility/sensorimotor/thumbnail').then((kind) => kind.sensorimotorThumbnail),
    load: loadSensorimotor,
    silence: LIVE_SILENCE.other,
  },
  esterman: {
    thumbnail: () => import('@isopter/monitor-charts/esterman/thumbnail').then((kind) => kind.estermanThumbnail),
    load: loadEsterman,
    silence: LIVE_SILENCE.esterman,
  },
  kinetic: {
    thumbnail: () => import('@isopter/monitor-charts/kinetic/thumbnail').then((kind) => kind.kineticThumbnail),
    load: loadKinetic,
    silence: LIVE_SILENCE.other,
  },
  pupillometry: {
    thumbnail: () => import('@isopter/monitor-charts/pupil/thumbnail').then((kind) => kind.pupilThumbnail),
    load: loadPupil,
    silence: LIVE_SILENCE.other,
  },
  color: {
    thumbnail: () => import('@isopter/monitor-charts/color/thumbnail').then((kind) => kind.colorThumbnail),
    load: loadColor,
    silence: LIVE_SILENCE.other,
  },
  ishihara: {
    thumbnail: () => import('@isopter/monitor-charts/ishihara/thumbnail').then((kind) => kind.ishiharaThumbnail),
    load: loadIshihara,
    silence: LIVE_SILENCE.other,
  },
  waggoner: {
    thumbnail: () => import('@isopter/monitor-charts/waggoner/thumbnail').then((kind) => kind.waggonerThumbnail),
    load: loadWaggoner,
    silence: LIVE_SILENCE.other,
  },
};

/** Any other: how far it is. */
const PROGRESS: WallKind = {
  thumbnail: () => Promise.resolve(progressThumbnail),
  load: loadProgress,
  silence: LIVE_SILENCE.other,
};

/** How a kind of test is shown on the wall. */
export const wallKind = (kind: MonitorKind | undefined): WallKind => (kind && KINDS[kind]) ?? PROGRESS;
