import type { MonitorKind } from '@isopter/contract';
import type { ComponentType } from 'react';

/** The screen of each monitor, loaded with the first test of its kind. */
export const MONITORS: Readonly<Record<MonitorKind, () => Promise<ComponentType>>> = {
  perimetry: () => import('./perimetry/PerimetryObserve.tsx').then((module) => module.PerimetryObserve),
  esterman: () => import('./esterman/EstermanObserve.tsx').then((module) => module.EstermanObserve),
  kinetic: () => import('./kinetic/KineticObserve.tsx').then((module) => module.KineticObserve),
  acuity: () => import('./acuity/AcuityObserve.tsx').then((module) => module.AcuityObserve),
  contrast: () => import('./contrast/ContrastObserve.tsx').then((module) => module.ContrastObserve),
  d15: () => import('./d15/D15Observe.tsx').then((module) => module.D15Observe),
  ishihara: () => import('./ishihara/IshiharaObserve.tsx').then((module) => module.IshiharaObserve),
  waggoner: () => import('./waggoner/WaggonerObserve.tsx').then((module) => module.WaggonerObserve),
  eoms: () => import('./eoms/EomsObserve.tsx').then((module) => module.EomsObserve),
  cover: () => import('./cover/CoverObserve.tsx').then((module) => module.CoverObserve),
  sensorimotor: () => import('./sensorimotor/SensorimotorObserve.tsx').then((module) => module.SensorimotorObserve),
  pupil: () => import('./pupil/PupilObserve.tsx').then((module) => module.PupilObserve),
  stereopsis: () => import('./stereopsis/StereopsisObserve.tsx').then((module) => module.StereopsisObserve),
  audiology: () => import('./audiology/AudiologyObserve.tsx').then((module) => module.AudiologyObserve),
  camera: () => import('./camera/CameraObserve.tsx').then((module) => module.CameraObserve),
  image: () => import('./image/ImageObserve.tsx').then((module) => module.ImageObserve),
};
