import type { MonitorKind } from '@isopter/contract';
import type { ComponentType } from 'react';

/** The screen of each monitor, loaded with the first test of its kind. */
export const MONITORS: Readonly<Record<MonitorKind, () => Promise<ComponentType>>> = {
  perimetry: () => import('./kinds/perimetry/PerimetryObserve.tsx').then((module) => module.PerimetryObserve),
  esterman: () => import('./kinds/esterman/EstermanObserve.tsx').then((module) => module.EstermanObserve),
  kinetic: () => import('./kinds/kinetic/KineticObserve.tsx').then((module) => module.KineticObserve),
  acuity: () => import('./kinds/acuity/AcuityObserve.tsx').then((module) => module.AcuityObserve),
  contrast: () => import('./kinds/contrast/ContrastObserve.tsx').then((module) => module.ContrastObserve),
  d15: () => import('./kinds/d15/D15Observe.tsx').then((module) => module.D15Observe),
  ishihara: () => import('./kinds/ishihara/IshiharaObserve.tsx').then((module) => module.IshiharaObserve),
  waggoner: () => import('./kinds/waggoner/WaggonerObserve.tsx').then((module) => module.WaggonerObserve),
  eoms: () => import('./kinds/eoms/EomsObserve.tsx').then((module) => module.EomsObserve),
  cover: () => import('./kinds/cover/CoverObserve.tsx').then((module) => module.CoverObserve),
  sensorimotor: () =>
    import('./kinds/sensorimotor/SensorimotorObserve.tsx').then((module) => module.SensorimotorObserve),
  pupil: () => import('./kinds/pupil/PupilObserve.tsx').then((module) => module.PupilObserve),
  stereopsis: () => import('./kinds/stereopsis/StereopsisObserve.tsx').then((module) => module.StereopsisObserve),
  audiology: () => import('./kinds/audiology/AudiologyObserve.tsx').then((module) => module.AudiologyObserve),
  camera: () => import('./kinds/camera/CameraObserve.tsx').then((module) => module.CameraObserve),
  image: () => import('./kinds/image/ImageObserve.tsx').then((module) => module.ImageObserve),
};
