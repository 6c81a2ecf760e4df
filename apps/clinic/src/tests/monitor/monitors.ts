import type { ComponentType } from 'react';
import type { MonitorKind } from './rules/kind.ts';

type Loader = () => Promise<ComponentType>;

/** The screen of each monitor, loaded with the first test of its kind. */
export const MONITORS = {
  observe: () => import('./perimetry/PerimetryObserve.tsx').then((module) => module.PerimetryObserve),
  esterman: () => import('./esterman/EstermanObserve.tsx').then((module) => module.EstermanObserve),
  kinetic: () => import('./kinetic/KineticObserve.tsx').then((module) => module.KineticObserve),
  pupillometry: () => import('./pupil/PupilObserve.tsx').then((module) => module.PupilObserve),
  color: () => import('./color/ColorObserve.tsx').then((module) => module.ColorObserve),
  ishihara: () => import('./ishihara/IshiharaObserve.tsx').then((module) => module.IshiharaObserve),
  waggoner: () => import('./waggoner/WaggonerObserve.tsx').then((module) => module.WaggonerObserve),
  stereopsis: () => import('./stereopsis/StereopsisObserve.tsx').then((module) => module.StereopsisObserve),
  audiology: () => import('./audiology/AudiologyObserve.tsx').then((module) => module.AudiologyObserve),
  camera: () => import('./capture/CaptureObserve.tsx').then((module) => module.CaptureObserve),
  image: () => import('./capture/CaptureObserve.tsx').then((module) => module.CaptureObserve),
  'landolt-c': () => import('./acuity/AcuityObserve.tsx').then((module) => module.AcuityObserve),
  contrast: () => import('./contrast/ContrastObserve.tsx').then((module) => module.ContrastObserve),
  eoms: () => import('./motility/EomsObserve.tsx').then((module) => module.EomsObserve),
  cover: () => import('./motility/CoverObserve.tsx').then((module) => module.CoverObserve),
  sensorimotor: () => import('./motility/SensorimotorObserve.tsx').then((module) => module.SensorimotorObserve),
} satisfies Partial<Record<MonitorKind, Loader>>;
