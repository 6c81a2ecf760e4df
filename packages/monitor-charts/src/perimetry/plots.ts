/** The perimetry plots, model and grids without style sheets: for the screen, for reports and for Node. */
export type { PerimetryState, StateOptions } from './model/draft.ts';
export { layoutOf, type PerimetryLayout } from './model/layout.ts';
export {
  closeRegionPrompt,
  nextRegionPrompt,
  noRegionPrompt,
  REGION_PROMPT_MS,
  type RegionPrompt,
  type RegionPromptFacts,
} from './model/regionPrompt.ts';
export { completion, eyeUnderTest, initialState, presented, reduce, reduceAll } from './model/state.ts';
export {
  createPerimetryStore,
  type FrameScheduler,
  type PerimetryEyeView,
  type PerimetryStore,
  type PerimetryStoreOptions,
  type PerimetryView,
} from './model/store.ts';
export { locations, statistics } from './model/views.ts';
export { ANNOUNCE_EVERY_MS, type Announcement, nextAnnouncement, nothingAnnounced } from '../chart/announce.ts';
export type { JudgedLocation } from './plot/details.ts';
export { type PlotPaint, printPaint, themePaint } from './plot/paint.ts';
export { ratesOf } from './monitor/rates.ts';
export type { RateFormats, RateRow } from '../shared/rates.ts';
export { sharedWords, type SharedWords } from '../shared/shared.texts.ts';
export { type PerimetryDisplay, PerimetryPlot, type PerimetryPlotProps } from './plot/PerimetryPlot.tsx';
export { PerimetryTable, type PerimetryTableProps } from './plot/PerimetryTable.tsx';
export { type PerimetryWords, perimetryWords } from './perimetry.texts.ts';
export { type FieldResultWords, fieldResultWords } from './result.texts.ts';
export {
  type Eye,
  EYES,
  type LocationState,
  type PerimetryEvent,
  type PerimetryLocation,
  type PerimetryStatistics,
  type Point,
  type Progress,
  type Stimulus,
} from './types.ts';
