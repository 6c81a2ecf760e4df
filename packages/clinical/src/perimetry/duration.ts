import { gridOfTest, type PerimetryTestGroup } from './programs.ts';

/**
 * Seconds a location takes, from published durations of normal eyes. Full threshold: 12.3 min for the 76 points of 30-2
 * (FASTPAC study). AVA standard and fast stand in the place of SITA Standard and SITA Fast, 369.5 s and 247 s for the 54
 * points of 24-2 (Heijl et al. 2019). Supra-threshold: about 1.5 min for an eye of 24-2 in a headset (VisuALL). Esterman:
 * 338 s for its 120 points (Diagnostics 2024; 14: 433).
 */
const SECONDS_A_LOCATION: Readonly<Record<string, number>> = {
  FULL_THRESHOLD: (12.3 * 60) / 76,
  AVA_STANDARD: 369.5 / 54,
  AVA_FAST: 247 / 54,
  SUPRA_THRESHOLD: 90 / 54,
  SUPRA_FAST: 90 / 54,
  ESTERMAN: 338 / 120,
};

/**
 * How long a static perimetry test usually takes, by what is published of its strategy.
 * @param eyes how many eyes it examines one after the other
 * @returns seconds; `undefined` for a strategy of which no duration is published, or a program without a grid
 */
export function publishedDuration(test: PerimetryTestGroup, eyes: 1 | 2): number | undefined {
  const seconds = SECONDS_A_LOCATION[test.strategy ?? ''];
  const locations = gridOfTest(test, 'OD')?.points.length;
  return seconds === undefined || locations === undefined ? undefined : Math.round(seconds * locations * eyes);
}
