import { KINDS, type LiveEvent } from '@isopter/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveTest } from './LiveTest.ts';
import { FakeSocket } from './fakes/socket.ts';

/** Newest record of each index, as a monitor keeps it. */
type Records = Map<number, number>;
interface Snapshot {
  seq_num: number;
  run: number;
  records: Records;
}
interface Step {
  index: number;
  viewed: boolean;
}
type Fate = 'deliver' | 'lose' | 'repeat' | 'delay' | 'restart' | 'cut';

const fate = fc.constantFrom<Fate>('deliver', 'deliver', 'deliver', 'lose', 'repeat', 'delay', 'restart', 'cut');
const steps = fc.array(
  fc.record({
    index: fc.integer({ min: 1, max: 8 }),
    viewed: fc.boolean(),
    fate,
    pause: fc.integer({ min: 0, max: 900 }),
  }),
  { maxLength: 40 },
);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('LiveTest over a bad network', () => {
  it('ends in the state of the server, whatever was lost, repeated, late or cut off [MON-02] [MON-03] [MON-04]', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 0, max: 300 }), async (course, latency) => {
        FakeSocket.all.length = 0;
        const server: Snapshot = { seq_num: 0, run: 1, records: new Map() };
        let shown: Records = new Map();
        const applied: number[] = [];
        const live = new LiveTest<Snapshot>({
          url: 'ws://clinic',
          load: async () => {
            const state = { ...server, records: new Map(server.records) };
            await new Promise((resolve) => setTimeout(resolve, latency));
            return state;
          },
          onState: (state) => {
            shown = new Map(state.records);
            applied.push(-1);
          },
          onEvent: ({ type, data }: LiveEvent) => {
            if (type !== 'new_stimuli') return;
            shown.set(data.index!, data.seq_num!);
            applied.push(data.seq_num!);
          },
          silence: KINDS.perimetry.silence,
          WebSocket: FakeSocket as unknown as typeof WebSocket,
        });
        live.start();
        FakeSocket.last.ready();

        const late: string[] = [];
        for (const { fate: destiny, pause, ...step } of course) {
          if (destiny === 'restart') Object.assign(server, { run: server.run + 1, records: new Map() });
          const frame = record(server, step);
          const socket = FakeSocket.last;
          if (destiny === 'deliver' || destiny === 'repeat' || destiny === 'restart') socket.say(frame);
          if (destiny === 'repeat') socket.say(frame);
          if (destiny === 'delay') late.push(frame);
          else for (const held of late.splice(0)) socket.say(held);
          if (destiny === 'cut') {
            socket.drop();
            await vi.advanceTimersByTimeAsync(5_000);
            if (FakeSocket.last !== socket) FakeSocket.last.ready(server.seq_num);
          }
          await vi.advanceTimersByTimeAsync(pause);
        }
        await vi.advanceTimersByTimeAsync(KINDS.perimetry.silence + latency + 5_000);
        live.stop();

        expect(shown).toEqual(server.records);
        expect(live.status).toEqual({ name: 'live' });
        expect(risesBetweenStates(applied)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

/** The server stores a presentation, then sends it. */
function record(server: Snapshot, { index, viewed }: Step): string {
  server.seq_num += 1;
  server.records.set(index, server.seq_num);
  const data = { eye: 'OD', index, x: 3, y: 3, viewed, seq_num: server.seq_num, run: server.run };
  return JSON.stringify({ type: 'new_stimuli', data });
}

/** -1 stands for a state that replaced everything. */
function risesBetweenStates(applied: readonly number[]): boolean {
  return applied.every((seq, position) => position === 0 || seq === -1 || seq > applied[position - 1]!);
}
