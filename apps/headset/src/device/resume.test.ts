import { DeviceFrame, type DeviceMessage, type ServerFrame } from '@isopter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examining, full, headset, welcome } from '../fakes/device.ts';
import { aKind, anOrder } from '../fakes/orders.ts';
import type { Input } from './reduce.ts';
import type { DeviceState } from './state.ts';

describe('after a connection', () => {
  it('resends exactly what is not acknowledged', () => {
    const { device, order } = examining();
    const seq = device.state.run?.seq ?? 0;
    device.tell({ type: 'ack', test_id: order.test_id, run: 1, seq: 2 });
    device.sent.length = 0;
    device.tell(welcome(order, 4));
    const seqs = device.sent.flatMap((frame) => (frame.type === 'record' ? [frame.seq] : []));
    expect(seqs).toEqual(Array.from({ length: seq - 4 }, (_, i) => i + 5));
  });
  it('begins the test the server names, drops the one it does not name any more', () => {
    const device = headset();
    const order = anOrder();
    device.tell(welcome(order));
    expect(device.screens).toEqual(['introduction']);
    device.tell(welcome());
    expect(device.state.run).toBeNull();
  });
  it('applies a restart that happened while it was offline', () => {
    const { device, order } = examining();
    device.sent.length = 0;
    device.tell(welcome({ ...order, run: 2 }));
    expect(device.state.run?.order.run).toBe(2);
    expect(device.screens).toEqual(['doing test']);
  });
  it('reports a test as failed if it has lost records that the server has', () => {
    const device = headset();
    const order = anOrder();
    device.tell(welcome(order, 17));
    const failed = { type: 'updated_test_status', data: { status: 'failed' } };
    expect(device.sent.filter((frame) => frame.type === 'record')).toEqual([
      { type: 'record', test_id: order.test_id, run: 1, seq: 18, event: failed },
    ]);
  });
  it('reports the same if the server acknowledges more than was sent', () => {
    const { device, order } = examining();
    device.sent.length = 0;
    device.tell({ type: 'ack', test_id: order.test_id, run: 1, seq: 400 });
    device.elapse(10);
    const failed = { type: 'updated_test_status', data: { status: 'failed' } };
    expect(device.sent).toEqual([{ type: 'record', test_id: order.test_id, run: 1, seq: 401, event: failed }]);
  });
  it('reports that it has lost the test to resume, and begins the next run', () => {
    const device = headset();
    const order = anOrder();
    device.tell({ type: 'start', test: order, run: 1, acknowledged: 17 });
    expect(device.sent).toEqual([{ type: 'lost', test_id: order.test_id, run: 1 }]);
    expect(device.state.run).toBeNull();
    device.sent.length = 0;
    device.tell({ type: 'start', test: order, run: 2 });
    expect(device.statuses).toEqual(['started']);
    expect(device.state.run?.order.run).toBe(2);
  });

  it('resumes a stopped test it still has, from where it was', () => {
    const { device, order } = examining();
    device.message({ message: 'pause' });
    const acknowledged = device.state.run?.seq ?? 0;
    device.sent.length = 0;
    device.tell({ type: 'start', test: order, run: 1, acknowledged });
    expect(device.sent.map(({ type }) => type)).not.toContain('lost');
    expect(device.screens.at(-1)).toBe('doing test');
  });

  it('resumes a paused test that is ordered again, and ignores one that is running', () => {
    const { device, order } = examining();
    const running = device.state;
    device.start(order);
    expect(device.state).toBe(running);
    device.message({ message: 'pause' });
    device.start(order);
    expect(device.statuses).toEqual(['started', 'paused', 'started']);
    expect(device.screens.at(-1)).toBe('doing test');
  });
  it('does not begin a finished test again that the server still names', () => {
    const { device, order } = examining();
    device.finish();
    const last = device.state.run?.seq ?? 0;
    device.tell({ type: 'ack', test_id: order.test_id, run: 1, seq: last });
    device.sent.length = 0;
    device.tell(welcome(order, last));
    device.message({ message: 'play' });
    device.elapse(10);
    expect(device.sent.filter(({ type }) => type === 'record')).toEqual([]);
  });
});

describe('whatever happens', () => {
  const order = anOrder(full);
  const { test_id } = order;
  const inputs = fc.oneof(
    { weight: 12, arbitrary: fc.constant<Input>({ type: 'elapsed' }) },
    {
      weight: 3,
      arbitrary: fc
        .constantFrom<DeviceMessage>(
          { message: 'play' },
          { message: 'pause' },
          { message: 'forward' },
          { message: 'backward' },
          { message: 'skip eye', payload: 'OD' },
          { message: 'volume', payload: 10 },
        )
        .map((message): Input => ({ type: 'frame', frame: { type: 'message', message } })),
    },
    {
      weight: 1,
      arbitrary: fc
        .oneof(
          fc.constant<ServerFrame>({ type: 'start', test: order, run: 1 }),
          fc.integer({ min: 1, max: 3 }).map((run): ServerFrame => ({ type: 'restart', test_id, run })),
          fc.integer({ min: 1, max: 60 }).map((seq): ServerFrame => ({ type: 'ack', test_id, run: 1, seq })),
          fc.boolean().map((monocular): ServerFrame => ({ type: 'update', test_id, monocular })),
          fc.integer({ min: 0, max: 60 }).map((acknowledged) => welcome(order, acknowledged)),
        )
        .map((frame): Input => ({ type: 'frame', frame })),
    },
  );
  it('every frame matches the contract, and a restored state continues like one that was never stored', () => {
    fc.assert(
      fc.property(fc.array(inputs, { maxLength: 120 }), (list) => {
        const device = headset();
        let stored = headset();
        device.start(order);
        stored.start(order);
        for (const input of list) {
          device.happen(input);
          stored = headset(aKind, JSON.parse(JSON.stringify(stored.state)) as DeviceState);
          stored.happen(input);
        }
        for (const frame of device.sent) expect(DeviceFrame.safeParse(frame).error).toBeUndefined();
        expect(stored.state).toEqual(device.state);
      }),
      { numRuns: 60 },
    );
  });
});
