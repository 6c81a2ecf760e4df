import type { ServerFrame, TestOrder } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { canFinish, eyesOf, finish, NO_TEST, noteStored, receive, record } from './cameraSession.ts';

const order = { test_id: 'a', run: 1, eye: '' } as TestOrder;
const start: ServerFrame = { type: 'start', test: order, run: 1 };
const welcome = (test: TestOrder | null, acknowledged = 0): ServerFrame => ({
  type: 'welcome',
  device_id: 'd',
  name: 'Phone',
  server_time: '2026-01-01T00:00:00Z',
  volume: 0,
  test,
  acknowledged,
});
const started = receive(NO_TEST, start);
const eventsOf = (session: typeof started) => session.unacknowledged.map(({ seq, event }) => [seq, event.type]);

describe('the capture test of a phone', () => {
  it('cannot be finished once the monitor has deleted the only picture [OUR-642]', () => {
    const taken = noteStored(started, { OD: 1, OS: 0 });
    const deleted = receive(taken, { type: 'pictures', test_id: 'a', run: 1, stored: { OD: 0, OS: 0 } });
    expect(canFinish(deleted)).toBe(false);
    expect(deleted.unacknowledged.at(-1)?.event.data).toEqual({ total: 0, od: 0, os: 0 });
    expect(receive(taken, { type: 'pictures', test_id: 'a', run: 2, stored: { OD: 0, OS: 0 } })).toBe(taken);
  });
  it('begins when it is ordered, once [OUR-642]', () => {
    expect(started).toMatchObject({ test: { id: 'a', run: 1, eye: '' }, seq: 1 });
    expect(eventsOf(started)).toEqual([[1, 'updated_test_status']]);
    expect(receive(started, start)).toBe(started);
  });
  it('keeps records until they are acknowledged, also over a new connection [OUR-642]', () => {
    const two = record(started, { type: 'updated_device_screen', data: { screen: 'camera ready' } });
    expect(eventsOf(receive(two, { type: 'ack', test_id: 'a', run: 1, seq: 1 }))).toEqual([
      [2, 'updated_device_screen'],
    ]);
    expect(eventsOf(receive(two, welcome(order, 1)))).toEqual([[2, 'updated_device_screen']]);
    expect(receive(two, { type: 'ack', test_id: 'b', run: 1, seq: 2 })).toBe(two);
  });
  it('continues after the page was loaded again with the next number [OUR-642]', () => {
    const resumed = receive(NO_TEST, welcome(order, 7));
    expect(resumed).toMatchObject({ seq: 7, unacknowledged: [], test: { id: 'a' } });
    expect(canFinish(resumed)).toBe(false);
    const counted = receive(resumed, { type: 'pictures', test_id: 'a', run: 1, stored: { OD: 1, OS: 0 } });
    expect(canFinish(counted)).toBe(true);
    expect(record(resumed, { type: 'updated_device_screen', data: { screen: 'x' } }).seq).toBe(8);
  });
  it('ends when it is cancelled, or gone after a new connection, and begins again when it is restarted [OUR-642]', () => {
    expect(receive(started, { type: 'cancel', test_id: 'a' })).toBe(NO_TEST);
    expect(receive(started, { type: 'cancel', test_id: 'b' })).toBe(started);
    expect(receive(started, welcome(null))).toBe(NO_TEST);
    expect(receive(started, { type: 'restart', test_id: 'a', run: 2 })).toMatchObject({
      test: { run: 2, eye: '' },
      seq: 1,
    });
    expect(receive(started, welcome({ ...order, run: 2 }))).toMatchObject({ test: { run: 2 } });
  });
  it('reports the eyes of which pictures are stored, and the end only when it is finished [OUR-642]', () => {
    const dataOf = (session: typeof started) => session.unacknowledged.at(-1)?.event.data;
    expect(canFinish(started)).toBe(false);
    const right = noteStored(started, { OD: 2, OS: 0 });
    expect(dataOf(right)).toEqual({ total: 50, od: 100, os: 0 });
    expect(dataOf(noteStored(right, { OD: 2, OS: 1 }))).toEqual({ total: 99, od: 100, os: 100 });
    expect(canFinish(right)).toBe(true);
    expect(noteStored(right, { OD: 2, OS: 0 })).toBe(right);
    const one = receive(NO_TEST, { ...start, test: { ...order, eye: 'OS' } });
    expect(eyesOf(one.test!)).toEqual(['OS']);
    expect(dataOf(noteStored(one, { OD: 0, OS: 1 }))).toEqual({ total: 99, od: null, os: 100 });
    const finished = finish(right);
    expect([canFinish(finished), finish(finished)]).toEqual([false, finished]);
    expect(receive(finished, { type: 'ack', test_id: 'a', run: 1, seq: 2 })).not.toBe(NO_TEST);
    expect(receive(finished, { type: 'ack', test_id: 'a', run: 1, seq: 3 })).toBe(NO_TEST);
    expect(noteStored(NO_TEST, { OD: 1, OS: 0 })).toBe(NO_TEST);
  });
});
