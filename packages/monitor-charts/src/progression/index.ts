export { DifferenceView, type DifferenceViewProps } from './DifferenceView.tsx';
export { EventView, type EventViewProps } from './EventView.tsx';
export { blindSpotOf, type FieldDisplay, FieldView, type FieldViewProps } from './FieldView.tsx';
export type { MapDisplay } from './MapView.tsx';
export { IndexView, type IndexViewProps } from './IndexView.tsx';
export { type ProgressionWords, progressionWords } from './progression.texts.ts';
export { SlopeView, type SlopeViewProps } from './SlopeView.tsx';
