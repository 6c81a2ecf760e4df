import { describe, expect, it } from 'vitest';
import { phaseOf, type Situation } from './phase.ts';

const connected: Situation = { link: 'none', status: 'connected', wasConnected: true, hasTest: false };

describe('the page of a phone', () => {
  it.each<[string, Partial<Situation>, string]>([
    ['asks first when a link was opened', { link: 'opened', status: 'connecting' }, 'start'],
    ['says that a link is not valid', { link: 'refused' }, 'linkRefused'],
    ['says that the phone is no camera', { status: 'refused', wasConnected: false }, 'noLink'],
    ['says that the camera was removed', { status: 'refused' }, 'removed'],
    ['says that it is open a second time', { status: 'replaced' }, 'replaced'],
    ['connects', { status: 'connecting', wasConnected: false }, 'connecting'],
    ['waits for an examiner', {}, 'waiting'],
    ['is offline', { status: 'lost' }, 'offline'],
    ['shows the test', { hasTest: true }, 'test'],
    ['keeps the test while the connection is lost', { hasTest: true, status: 'lost' }, 'test'],
    ['ends the test when the camera is removed', { hasTest: true, status: 'refused' }, 'removed'],
  ])('%s [OUR-642]', (_, over, phase) => {
    expect(phaseOf({ ...connected, ...over })).toBe(phase);
  });
});
