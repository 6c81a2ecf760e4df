import type { Eye } from '@isopter/clinical';
import { type GridName, gridOf, normalSensitivity } from '@isopter/clinical/perimetry';
import { asRightEye, isBlindSpotPoint } from '@isopter/clinical/perimetry/analysis';

/** Shapes of field loss. */
export const LOSSES = ['arcuate', 'tunnel', 'diffuse', 'hemifield'] as const;
export type Loss = (typeof LOSSES)[number];

/** A point of a sample field in whole decibels, as a report prints it. */
export interface SamplePoint {
  readonly x: number;
  readonly y: number;
  /** -1 for `<0`. */
  readonly db: number;
  readonly isBlindSpot: boolean;
  /** Total deviation: negative is loss. */
  readonly td: number;
  readonly pd: number;
}

/** A synthetic field with the indices that a device would print. */
export interface SampleField {
  readonly program: GridName;
  readonly eye: Eye;
  readonly points: readonly SamplePoint[];
  readonly ms: number;
  readonly md: number;
  readonly psd: number;
  readonly vfi: number;
}

export interface SampleFieldOptions {
  readonly program?: GridName;
  readonly eye?: Eye;
  readonly loss?: Loss;
  /** Mean deviation to come close to, dB. */
  readonly depth?: number;
  readonly seed?: number;
}

/** A repeatable sequence of numbers from 0 to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Norms of another device, about 2 dB above those of the product. */
const NORM_OFFSET = 1.8;
const AGE = 62;

/** The share of a full loss at a point of a right eye, 0 to 1. */
const SHAPES: Readonly<Record<Loss, (x: number, y: number) => number>> = {
  arcuate: (x, y) => (y > 0 ? 1 : 0.45) * Math.min(1, Math.max(0.1, Math.hypot(x - 6, y) / 14)) * (x < 0 ? 1 : 0.8),
  tunnel: (x, y) => Math.min(1, Math.max(0, (Math.hypot(x, y) - 3) / 12)),
  diffuse: () => 0.8,
  hemifield: (_, y) => (y > 0 ? 1 : 0.15),
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Creates a field whose mean deviation is as close to `depth` as its shape of loss allows. */
export function sampleField({
  program = '24-2',
  eye = 'OD',
  loss = 'arcuate',
  depth = 0,
  seed = 1,
}: SampleFieldOptions = {}): SampleField {
  const { points } = gridOf(program, eye);
  const random = randomFrom(seed);
  const noise = points.map(() => (random() - 0.5) * 4);
  const normals = points.map((point) => normalSensitivity(point, eye, AGE) + NORM_OFFSET);
  const isBlind = points.map(({ x, y }) => isBlindSpotPoint(asRightEye(eye, x), y) && program !== '10-2');
  const scored = <T>(values: readonly T[]): T[] => values.filter((_, at) => !isBlind[at]);
  const measured = (deepest: number): number[] =>
    points.map((point, at) => {
      if (isBlind[at]) return point.y < 0 ? -1 : Math.round(random() * 20);
      const db = Math.round(normals[at]! - deepest * SHAPES[loss](asRightEye(eye, point.x), point.y) + noise[at]!);
      return db < 0 ? -1 : db;
    });
  const deviations = (dbs: readonly number[]): number[] => dbs.map((db, at) => Math.max(0, db) - normals[at]!);
  const steps = Array.from({ length: 240 }, (_, step) => step / 2);
  const deepest = depth < 0 ? (steps.find((step) => mean(scored(deviations(measured(step)))) <= depth) ?? 120) : 0;
  const dbs = measured(deepest);
  const tds = deviations(dbs);
  const sorted = scored(tds).toSorted((a, b) => b - a);
  const height = sorted[Math.floor(sorted.length * 0.13)]!;
  const md = mean(sorted);
  const psd = Math.sqrt(mean(sorted.map((td) => (td - md) ** 2)));
  // the published weights and shares of the visual field index; a deviation of less than 5 dB counts as normal
  const central = scored(points.map(({ x, y }) => 1 / (0.08 * (Math.hypot(x, y) + 0.8))));
  const shares = scored(
    tds.map((td, at) => {
      const isNormal = (md > -20 ? td - height : td) > -5;
      return isNormal ? 1 : dbs[at]! < 0 ? 0 : Math.max(0, 1 + td / normals[at]!);
    }),
  );
  const vfi = shares.reduce((total, share, at) => total + share * central[at]!, 0);
  return {
    program,
    eye,
    points: points.map(({ x, y }, at) => ({
      x,
      y,
      db: dbs[at]!,
      isBlindSpot: isBlind[at]!,
      td: Math.round(tds[at]!),
      pd: Math.round(tds[at]! - height),
    })),
    ms: mean(scored(dbs).map((db) => Math.max(0, db))),
    md,
    psd,
    vfi: Math.round((100 * vfi) / central.reduce((total, weight) => total + weight, 0)),
  };
}
