/**
 * One namespace per kind of monitor. An application imports only the kind it shows:
 * `@isopter/monitor-charts/perimetry`.
 */
export * as acuity from './acuity/index.ts';
export * as audiology from './audiology/index.ts';
export * as camera from './camera/index.ts';
export * as contrast from './contrast/index.ts';
export * as cover from './cover/index.ts';
export * as d15 from './d15/index.ts';
export * as eoms from './eoms/index.ts';
export * as esterman from './esterman/index.ts';
export * as image from './image/index.ts';
export * as ishihara from './ishihara/index.ts';
export * as kinetic from './kinetic/index.ts';
export * as perimetry from './perimetry/index.ts';
export * as pupil from './pupil/index.ts';
export * as sensorimotor from './sensorimotor/index.ts';
export * as stereopsis from './stereopsis/index.ts';
export * as waggoner from './waggoner/index.ts';
