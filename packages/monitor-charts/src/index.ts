/** One name a kind of monitor; an application imports the kind it shows: `@isopter/monitor-charts/perimetry`. */
export * as capture from './capture/index.ts';
export * as acuity from './acuity/index.ts';
export * as audiology from './audiology/index.ts';
export * as color from './color/index.ts';
export * as contrast from './contrast/index.ts';
export * as esterman from './esterman/index.ts';
export * as ishihara from './ishihara/index.ts';
export * as kinetic from './kinetic/index.ts';
export * as cover from './motility/cover/index.ts';
export * as eoms from './motility/eoms/index.ts';
export * as sensorimotor from './motility/sensorimotor/index.ts';
export * as perimetry from './perimetry/index.ts';
export * as pupil from './pupil/index.ts';
export * as stereopsis from './stereopsis/index.ts';
export * as waggoner from './waggoner/index.ts';
