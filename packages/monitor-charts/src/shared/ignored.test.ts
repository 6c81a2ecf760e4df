import { checkLiveMessage, KINDS, type LiveEvent, MONITOR_KINDS, type MonitorKind } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import * as charts from '../index.ts';
import type { Ignored, MonitorEvent, StoreOptions } from '../index.ts';

/** The store of each monitor, as the root of the package exports it. */
const STORES: Readonly<Record<MonitorKind, (options: StoreOptions) => { receive: (event: MonitorEvent) => void }>> = {
  perimetry: charts.createPerimetryStore,
  esterman: charts.createEstermanStore,
  kinetic: charts.createKineticStore,
  acuity: charts.createAcuityStore,
  contrast: charts.createContrastStore,
  d15: charts.createD15Store,
  ishihara: charts.createIshiharaStore,
  waggoner: charts.createWaggonerStore,
  eoms: charts.createEomsStore,
  cover: charts.createCoverStore,
  sensorimotor: charts.createSensorimotorStore,
  pupil: charts.createPupilStore,
  stereopsis: charts.createStereopsisStore,
  audiology: charts.createAudiologyStore,
  camera: charts.createCaptureStore,
  image: charts.createCaptureStore,
};

/** Returns the messages that the store of a kind ignores when it receives a message of any form. */
function ignoredBy(kind: MonitorKind, message: unknown, options: StoreOptions = { check: checkLiveMessage }) {
  const ignored: Ignored[] = [];
  const store = STORES[kind]({
    schedule: () => () => undefined,
    onIgnored: (one) => ignored.push(one),
    ...options,
  });
  store.receive(message as MonitorEvent);
  return ignored;
}

const tone = { ear: 'RIGHT', threshold: false, frequency: 1000, volume_db: 30, is_heard: true, response_time: 0.4 };
const stimulus = { eye: 'OD', index: 3, x: -9, y: 3, viewed: true };
const battery: LiveEvent = { type: 'updated_device_battery_level', data: { battery_level_headset_percentage: 50 } };

describe('a message that a store cannot use', () => {
  it.each(MONITOR_KINDS)('of %s is reported if it is malformed, with the errors [CHART-01]', (kind) => {
    for (const type of ['updated_test_status', ...KINDS[kind].records]) {
      const message = { type, data: { seq_num: 'one' } };
      const [ignored, ...more] = ignoredBy(kind, message);
      expect(ignored).toMatchObject({ reason: 'malformed', message });
      expect(ignored!.problems).toContainEqual({ path: 'data.seq_num', expected: 'number' });
      expect(more).toEqual([]);
    }
  });

  it.each(MONITOR_KINDS)('of %s is reported if it is of another kind or of none [CHART-01]', (kind) => {
    const other = (KINDS[kind].records as readonly string[]).includes('new_pure_tone_response')
      ? { type: 'new_stimuli', data: stimulus }
      : { type: 'new_pure_tone_response', data: tone };
    for (const options of [{}, { check: checkLiveMessage }]) {
      expect(ignoredBy(kind, other, options)).toEqual([{ reason: 'otherKind', message: other, problems: [] }]);
      expect(ignoredBy(kind, { type: 'new_smell_response' }, options)).toMatchObject([{ reason: 'otherKind' }]);
      expect(ignoredBy(kind, null, options)).toMatchObject([{ reason: 'malformed' }]);
    }
  });

  it.each(MONITOR_KINDS)('of %s is not reported if every test may have it', (kind) => {
    expect(ignoredBy(kind, battery)).toEqual([]);
    expect(ignoredBy(kind, { type: 'ready', data: { seq_num: 3 } })).toEqual([]);
    expect(ignoredBy(kind, { type: 'test_progress_update', data: { total: 40 } })).toEqual([]);
  });

  it('is reported if the model rejects it: a meridian of kinetic perimetry in a static field', () => {
    const kinetic = { eye: 'OS', direction: 7, x: -30, y: 12, viewed: true };
    expect(ignoredBy('perimetry', { type: 'new_stimuli', data: kinetic })).toMatchObject([{ reason: 'refused' }]);
    expect(ignoredBy('kinetic', { type: 'new_stimuli', data: stimulus })).toMatchObject([{ reason: 'refused' }]);
    expect(ignoredBy('cover', { type: 'new_stimuli', data: stimulus })).toMatchObject([{ reason: 'refused' }]);
    expect(ignoredBy('perimetry', { type: 'new_stimuli', data: stimulus })).toEqual([]);
  });

  it('is not applied, and a validated one has the defaults of the contract', () => {
    const store = charts.createPerimetryStore({ check: checkLiveMessage, schedule: () => () => undefined });
    store.receive({ type: 'new_stimuli', data: { ...stimulus, x: 'left' } } as unknown as MonitorEvent);
    store.receive({ type: 'new_stimuli', data: stimulus } as unknown as MonitorEvent);
    expect(store.getSnapshot().statistics.presented).toBe(1);
  });
});
