import { regionResults } from '@isopter/clinical/perimetry';
import type { LiveData, PerimetryProgress } from '@isopter/contract';
import type { MonitorEvent } from '../../shared/event.ts';
import type { Progress, Stimulus } from '../types.ts';
import { MOST_STIMULI, newestOf, type PerimetryDraft, stimulusKey, type StimulusObserver } from './draft.ts';

/** Whether a message applies (MON-03): one of the two has no number, or it is not older than the stored one. */
const isCurrent = (seq_num: number | undefined, stored: number | null | undefined): boolean =>
  seq_num === undefined || (stored ?? null) === null || seq_num >= (stored ?? 0);

function clear(draft: PerimetryDraft, observe: StimulusObserver | undefined): void {
  if (observe) for (const stimulus of draft.stimuli.values()) observe(stimulus, undefined);
  draft.stimuli.clear();
  draft.newest = null;
}

/**
 * Whether a stimulus belongs to the current region; moves the draft on to a higher region. Regions are tested in
 * ascending order: a higher one clears the plot (PERI-07), and a lower one is a late message. If a device reports no
 * region, the current one is meant.
 */
function entersRegion(draft: PerimetryDraft, { region_no }: Stimulus, observe: StimulusObserver | undefined): boolean {
  if (!draft.is_regional) return true;
  if (draft.region_no !== null && region_no < draft.region_no) return false;
  if (draft.region_no !== null && region_no > draft.region_no) {
    draft.earlier = [...draft.earlier, ...regionResults(draft.stimuli.values(), draft.region_no)];
    clear(draft, observe);
  }
  draft.region_no = region_no;
  return true;
}

/** Adds or replaces a presentation, unless a newer one exists. */
export function putStimulus(draft: PerimetryDraft, stimulus: Stimulus, observe?: StimulusObserver): void {
  const key = stimulusKey(stimulus.eye, stimulus.index);
  const stored = draft.stimuli.get(key)?.seq_num ?? draft.loaded_seq_num;
  if (!isCurrent(stimulus.seq_num, stored) || !entersRegion(draft, stimulus, observe)) return;
  if (draft.stimuli.size >= MOST_STIMULI && !draft.stimuli.has(key)) {
    draft.ignored += 1;
    return;
  }
  const leading = draft.newest === null ? undefined : draft.stimuli.get(draft.newest);
  if (!leading || isCurrent(stimulus.seq_num, leading.seq_num)) {
    draft.newest = key;
    draft.region_no = stimulus.region_no;
  }
  const previous = draft.stimuli.get(key);
  draft.stimuli.set(key, stimulus);
  draft.seq_num = newestOf(draft.seq_num, stimulus.seq_num ?? null);
  observe?.(previous, stimulus);
}

function newStimuli(draft: PerimetryDraft, data: LiveData<'new_stimuli'>, observe?: StimulusObserver): void {
  // presentations of kinetic perimetry, or to both eyes together, are not locations of a field
  if (data.eye !== undefined && data.direction === undefined) putStimulus(draft, data, observe);
  else draft.ignored += 1;
}

/** The progress after a report; parts that are not reported keep their values. */
export const progressAfter = ({ od, os, total }: PerimetryProgress, stored: Progress): Progress => ({
  total,
  od: od ?? stored.od,
  os: os ?? stored.os,
});

function testProgressUpdate(draft: PerimetryDraft, data: LiveData<'test_progress_update'>): void {
  const { seq_num } = data;
  if (!isCurrent(seq_num, draft.progress_seq_num)) return;
  draft.progress = progressAfter(data, draft.progress);
  draft.progress_seq_num = newestOf(draft.progress_seq_num, seq_num ?? null);
  draft.seq_num = newestOf(draft.seq_num, seq_num ?? null);
}

/** A higher run number means a restart (MON-20): the records so far are outdated, and the state must be reloaded. */
function updatedTestStatus(
  draft: PerimetryDraft,
  { run = draft.run, seq_num = null }: { run?: number | undefined; seq_num?: number | null | undefined },
  observe?: StimulusObserver,
): void {
  if (run <= draft.run) return;
  clear(draft, observe);
  draft.run = run;
  draft.region_no = null;
  draft.earlier = [];
  draft.progress = { total: 0, od: 0, os: 0 };
  draft.progress_seq_num = newestOf(draft.progress_seq_num, seq_num);
  draft.loaded_seq_num = newestOf(draft.loaded_seq_num, seq_num);
  draft.seq_num = newestOf(draft.seq_num, seq_num);
  draft.is_stale = true;
}

/** Applies one message to the draft (MON-05). Other events concern the dashboard, not the field. */
export function applyEvent(draft: PerimetryDraft, event: MonitorEvent, observe?: StimulusObserver): void {
  if (event.type === 'new_stimuli') newStimuli(draft, event.data, observe);
  if (event.type === 'test_progress_update') testProgressUpdate(draft, event.data);
  if (event.type === 'updated_test_status') updatedTestStatus(draft, event.data, observe);
}
