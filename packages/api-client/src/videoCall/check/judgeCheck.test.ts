import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CallFindings, judgeCheck, NO_FINDINGS } from './judgeCheck.ts';

const both = { hasCamera: true, hasMicrophone: true, problem: undefined };
const server = { delay: 40, hasRelay: true };

describe('the check before a call [OUR-643]', () => {
  it.each<[string, Partial<CallFindings>, string]>([
    ['nothing was found yet', {}, 'checking checking checking checking'],
    ['everything works', { devices: both, isHeard: true, server, isRelayReached: true }, 'works works works works'],
    [
      'the browser allows nothing',
      { devices: { hasCamera: false, hasMicrophone: false, problem: 'permission' } },
      'permission permission checking checking',
    ],
    [
      'there is no camera',
      { devices: { ...both, hasCamera: false }, isHeard: true },
      'missing works checking checking',
    ],
    [
      'another program has the camera',
      { devices: { ...both, hasCamera: false, problem: 'in-use' } },
      'inUse checking checking checking',
    ],
    ['nothing is heard', { devices: both, isTimeUp: true, server: null }, 'works silent noAnswer unknown'],
    ['the server is slow', { server: { delay: 401, hasRelay: false } }, 'checking checking slow missing'],
    ['the relay has not answered yet', { server }, 'checking checking works checking'],
    ['the relay does not answer', { server, isTimeUp: true }, 'noAnswer noAnswer works noAnswer'],
    ['nothing answers', { isTimeUp: true }, 'noAnswer noAnswer noAnswer unknown'],
  ])('returns the results when %s', (_, findings, results) => {
    const { camera, microphone, network, relay } = judgeCheck({ ...NO_FINDINGS, ...findings });
    expect([camera, microphone, network, relay].join(' ')).toBe(results);
  });

  it('has a result for every part when the time is up', () => {
    const device = fc.record({
      hasCamera: fc.boolean(),
      hasMicrophone: fc.boolean(),
      problem: fc.constantFrom('permission', 'no-devices', 'in-use', undefined),
    });
    const found = fc.record({
      devices: fc.option(device, { nil: undefined }),
      isHeard: fc.boolean(),
      server: fc.oneof(fc.constantFrom(null, undefined), fc.record({ delay: fc.nat(10_000), hasRelay: fc.boolean() })),
      isRelayReached: fc.boolean(),
      isTimeUp: fc.constant(true),
    });
    fc.assert(
      fc.property(found, (findings) => {
        expect(Object.values(judgeCheck(findings as CallFindings))).not.toContain('checking');
      }),
    );
  });
});
