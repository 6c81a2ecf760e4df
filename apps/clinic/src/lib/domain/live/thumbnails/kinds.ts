import { kindById, type MonitorKind, type PicturedKind, SILENCE } from '@isopter/contract';
import { progressThumbnail, type Thumbnail } from '@isopter/monitor-charts/wall';
import type { MonitorSource } from '../follow.ts';
import { loadOf, loadProgress } from '../load.ts';

/** The small picture of each kind that has one, loaded when a test of it runs. */
const THUMBNAILS: Readonly<Record<PicturedKind, () => Promise<Thumbnail>>> = {
  perimetry: () => import('@isopter/monitor-charts/perimetry/thumbnail').then((kind) => kind.perimetryThumbnail),
  audiology: () => import('@isopter/monitor-charts/audiology/thumbnail').then((kind) => kind.audiologyThumbnail),
  stereopsis: () => import('@isopter/monitor-charts/stereopsis/thumbnail').then((kind) => kind.stereopsisThumbnail),
  acuity: () => import('@isopter/monitor-charts/acuity/thumbnail').then((kind) => kind.acuityThumbnail),
  contrast: () => import('@isopter/monitor-charts/contrast/thumbnail').then((kind) => kind.contrastThumbnail),
  eoms: () => import('@isopter/monitor-charts/eoms/thumbnail').then((kind) => kind.eomsThumbnail),
  cover: () => import('@isopter/monitor-charts/cover/thumbnail').then((kind) => kind.coverThumbnail),
  sensorimotor: () =>
    import('@isopter/monitor-charts/sensorimotor/thumbnail').then((kind) => kind.sensorimotorThumbnail),
  esterman: () => import('@isopter/monitor-charts/esterman/thumbnail').then((kind) => kind.estermanThumbnail),
  kinetic: () => import('@isopter/monitor-charts/kinetic/thumbnail').then((kind) => kind.kineticThumbnail),
  pupil: () => import('@isopter/monitor-charts/pupil/thumbnail').then((kind) => kind.pupilThumbnail),
  d15: () => import('@isopter/monitor-charts/d15/thumbnail').then((kind) => kind.d15Thumbnail),
  ishihara: () => import('@isopter/monitor-charts/ishihara/thumbnail').then((kind) => kind.ishiharaThumbnail),
  waggoner: () => import('@isopter/monitor-charts/waggoner/thumbnail').then((kind) => kind.waggonerThumbnail),
};

/** A kind of test in small: its picture, and where its records come from. */
export interface DrawnKind extends Pick<MonitorSource, 'load' | 'silence'> {
  thumbnail: () => Promise<Thumbnail>;
}

/** Any other: how far it is. */
const PROGRESS: DrawnKind = {
  thumbnail: () => Promise.resolve(progressThumbnail),
  load: loadProgress,
  silence: SILENCE,
};

const isPictured = (kind: MonitorKind): kind is PicturedKind => kind in THUMBNAILS;

/** How a kind of test is shown in small. */
export const drawnKind = (kind: MonitorKind | undefined): DrawnKind =>
  kind && isPictured(kind)
    ? { thumbnail: THUMBNAILS[kind], load: loadOf(kind), silence: kindById(kind).silence }
    : PROGRESS;
