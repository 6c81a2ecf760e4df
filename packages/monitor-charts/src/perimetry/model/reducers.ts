import { regionResults } from '@isopter/clinical/perimetry';
import type { Stimulus } from '../types.ts';
import { isRecord, readSeqNum } from '../../shared/read.ts';
import { readProgress, readStimulus } from './read.ts';
import { MOST_STIMULI, newestOf, type PerimetryDraft, stimulusKey, type StimulusObserver } from './draft.ts';

/** MON-03: applied when either has no number, or when it is not older than the stored one. */
const isCurrent = (seq_num: number | null, stored: number | null): boolean =>
  seq_num === null || stored === null || seq_num >= stored;

function clear(draft: PerimetryDraft, observe: StimulusObserver | undefined): void {
  if (observe) for (const stimulus of draft.stimuli.values()) observe(stimulus, undefined);
  draft.stimuli.clear();
  draft.newest = null;
}

/**
 * Regions are tested in rising order: a higher one clears the plot (PERI-07), a lower one is a late message. A device that
 * names none means the current one.
 */
function entersRegion(draft: PerimetryDraft, { region_no }: Stimulus, observe: StimulusObserver | undefined): boolean {
  if (!draft.is_regional || region_no === null) return true;
  if (draft.region_no !== null && region_no < draft.region_no) return false;
  if (draft.region_no !== null && region_no > draft.region_no) {
    draft.earlier = [...draft.earlier, ...regionResults(draft.stimuli.values(), draft.region_no)];
    clear(draft, observe);
  }
  draft.region_no = region_no;
  return true;
}

function putStimulus(draft: PerimetryDraft, stimulus: Stimulus, observe: StimulusObserver | undefined): void {
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
    draft.region_no = stimulus.region_no ?? draft.region_no;
  }
  const previous = draft.stimuli.get(key);
  draft.stimuli.set(key, stimulus);
  draft.seq_num = newestOf(draft.seq_num, stimulus.seq_num);
  observe?.(previous, stimulus);
}

function newStimuli(draft: PerimetryDraft, data: unknown, observe?: StimulusObserver): void {
  for (const record of Array.isArray(data) ? data : [data]) {
    const stimulus = readStimulus(record);
    if (stimulus) putStimulus(draft, stimulus, observe);
    else draft.ignored += 1;
  }
}

function testProgressUpdate(draft: PerimetryDraft, data: unknown): void {
  const seq_num = isRecord(data) ? readSeqNum(data['seq_num']) : undefined;
  const progress = readProgress(data, draft.progress);
  if (seq_num === undefined || !progress) {
    draft.ignored += 1;
    return;
  }
  if (!isCurrent(seq_num, draft.progress_seq_num)) return;
  draft.progress = progress;
  draft.progress_seq_num = newestOf(draft.progress_seq_num, seq_num);
  draft.seq_num = newestOf(draft.seq_num, seq_num);
}

/** A higher run is a restart (MON-20): what was recorded belongs to the past, and the state must be loaded anew. */
function updatedTestStatus(draft: PerimetryDraft, data: unknown, observe?: StimulusObserver): void {
  const seq_num = isRecord(data) ? readSeqNum(data['seq_num']) : undefined;
  const run = isRecord(data) ? (data['run'] ?? draft.run) : undefined;
  if (seq_num === undefined || typeof run !== 'number' || !Number.isFinite(run)) {
    draft.ignored += 1;
    return;
  }
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

/** One reducer an event (MON-05); events not named here concern the dashboard, not the field. */
export const reducers = {
  new_stimuli: newStimuli,
  test_progress_update: testProgressUpdate,
  updated_test_status: updatedTestStatus,
};
