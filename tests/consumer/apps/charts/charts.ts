import { checkLiveMessage, parseLiveMessage } from '@isopter/contract';
import {
  type AcuityTest,
  AudiologyMonitor,
  createAudiologyStore,
  createPerimetryStore,
  type Ignored,
  type MonitorEvent,
  PerimetryMonitor,
  type PerimetryMonitorTest,
  useView,
} from '@isopter/monitor-charts';
import type { ThumbnailTest } from '@isopter/monitor-charts/wall';
import { createElement } from 'react';

/** The root exports the same type as the entry of the kind. */
export const same: typeof import('@isopter/monitor-charts/audiology').AudiologyMonitor = AudiologyMonitor;

/** Groups, strategies and protocols are unions. */
export const field: PerimetryMonitorTest = { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' };
// @ts-expect-error no such group
export const group: PerimetryMonitorTest = { group: 'PERIMETER', strategy: 'AVA_STANDARD', protocol: '24-2' };
// @ts-expect-error no such strategy
export const strategy: PerimetryMonitorTest = { group: 'PERIMETRY', strategy: 'AVA', protocol: '24-2' };
// @ts-expect-error no such protocol
export const protocol: PerimetryMonitorTest = { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-3' };
// @ts-expect-error no such strategy
export const acuity: AcuityTest = { group: 'VISUAL_ACUITY', strategy: 'FAR', eye: '' };
// @ts-expect-error no such group
export const small: ThumbnailTest = { test_group: { group: 'HEARING' }, eye: '', monocular: false };

/** Logs ignored messages with the reason. */
const onIgnored = ({ reason, problems, message }: Ignored): void => {
  const known: 'malformed' | 'otherKind' | 'refused' = reason;
  console.warn(known, problems.map(({ path, expected }) => `${path}: ${expected}`).join(), message);
  // @ts-expect-error nobody knows what a message is that was ignored
  console.warn(message.type);
};

const store = createAudiologyStore({ onIgnored, check: checkLiveMessage });
createPerimetryStore({ onIgnored });
// @ts-expect-error a callback, not a switch
createPerimetryStore({ onIgnored: true });

/** Payloads are those of their type. */
const tone = { ear: 'RIGHT', threshold: false, frequency: 1000, volume_db: 30, is_heard: true, response_time: 0.4 };
store.receive({ type: 'new_pure_tone_response', data: { ...tone, ear: 'RIGHT' } });
// @ts-expect-error no such ear
store.receive({ type: 'new_pure_tone_response', data: { ...tone, ear: 'MIDDLE' } });
// @ts-expect-error a tone without a level
store.receive({ type: 'new_pure_tone_response', data: { ear: 'RIGHT', threshold: false, frequency: 1000 } });
// @ts-expect-error a tone is no stimulus
store.receive({ type: 'new_stimuli', data: tone });
// @ts-expect-error no such type
store.receive({ type: 'new_smell_response', data: tone });

const event = parseLiveMessage('{}');
if (event?.type === 'new_pure_tone_response') {
  const level: number = event.data.volume_db;
  console.log(level);
  // @ts-expect-error a tone has no eye
  console.log(event.data.eye);
}
export type Tone = Extract<MonitorEvent, { type: 'new_pure_tone_response' }>['data'];
// @ts-expect-error the payload is typed, not unknown
export const frequency: Tone['frequency'] = '1 kHz';

export const Hearing = () => createElement(AudiologyMonitor, { view: useView(store) });
// @ts-expect-error a view of another kind
export const Wrong = () => createElement(PerimetryMonitor, { test: field, view: useView(store) });
