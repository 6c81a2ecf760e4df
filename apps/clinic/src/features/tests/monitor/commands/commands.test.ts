import { ApiError, TIMED_OUT } from '@isopter/api-client';
import { COMMAND_TIMEOUT, DEVICE_ACTION_INDICATOR, type DeviceMessage } from '@isopter/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Command, Commands, OBSOLETE_AFTER, type Order } from './commands.ts';

/** A device whose answers the test gives. */
function device() {
  const sent: (readonly [Order, string | null])[] = [];
  const answers: { take: () => void; refuse: (error: unknown) => void }[] = [];
  let known: readonly Command[] = [];
  const taken: string[] = [];
  const commands = new Commands({
    put: (message, screen) =>
      new Promise<void>((take, refuse) => {
        sent.push([message, screen]);
        answers.push({ take, refuse });
      }),
    onChange: (now) => (known = now),
    onSent: ({ message }) => taken.push(message),
  });
  return {
    commands,
    sent,
    answers,
    taken,
    states: () => known.map(({ message, state }) => `${message.message} ${state}`),
    known: () => known,
  };
}
const pause: DeviceMessage = { message: 'pause' };
const volume = (payload: number): DeviceMessage => ({ message: 'volume', payload });
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('Commands', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('send nothing a second time while the first is under way, however long that takes [MON-09]', async () => {
    const { commands, sent, answers, states } = device();
    commands.send(pause, 'doing test');
    await vi.advanceTimersByTimeAsync(7_000);
    commands.send(pause, 'doing test');
    expect(sent).toHaveLength(1);
    expect(states()).toEqual(['pause sending']);
    answers[0]!.take();
    await settle();
    expect(states()).toEqual(['pause sent']);
    await vi.advanceTimersByTimeAsync(DEVICE_ACTION_INDICATOR);
    expect(states()).toEqual([]);
    commands.send(pause, 'doing test');
    expect(sent).toHaveLength(2);
  });

  it('forget a command that failed once the test has been followed for a while [OUR-705]', async () => {
    const { commands, answers, states } = device();
    commands.follows(true);
    commands.shows('doing test');
    commands.send(pause, 'doing test');
    commands.follows(false);
    answers[0]!.refuse(new ApiError(0, null));
    await settle();
    // it is unknown whether the test continues
    await vi.advanceTimersByTimeAsync(10 * OBSOLETE_AFTER);
    expect(states()).toEqual(['pause unreached']);
    expect(OBSOLETE_AFTER).toBe(15_000);
    commands.follows(true);
    await vi.advanceTimersByTimeAsync(OBSOLETE_AFTER - 1);
    // lost once more, and followed again
    commands.follows(false);
    await vi.advanceTimersByTimeAsync(10 * OBSOLETE_AFTER);
    expect(states()).toEqual(['pause unreached']);
    commands.follows(true);
    await vi.advanceTimersByTimeAsync(OBSOLETE_AFTER - 1);
    expect(states()).toEqual(['pause unreached']);
    await vi.advanceTimersByTimeAsync(1);
    expect(states()).toEqual([]);
  });

  it('forget a pause or a step that failed once the device shows another screen (of OUR-705)', async () => {
    const { commands, answers, states } = device();
    commands.shows('doing test');
    commands.send(pause, 'doing test');
    answers[0]!.refuse(new ApiError(500, null));
    await settle();
    commands.shows('test paused');
    await vi.advanceTimersByTimeAsync(DEVICE_ACTION_INDICATOR);
    expect(states()).toEqual([]);
    commands.shows('tutorial');
    commands.send({ message: 'forward' }, 'tutorial');
    answers[1]!.refuse(new ApiError(500, null));
    await settle();
    commands.shows('doing test');
    await vi.advanceTimersByTimeAsync(DEVICE_ACTION_INDICATOR);
    expect(states()).toEqual([]);
  });

  it('wait with a pause until the device shows that it paused [OUR-42]', async () => {
    const { commands, answers, states } = device();
    commands.shows('doing test');
    commands.send(pause, 'doing test');
    answers[0]!.take();
    await vi.advanceTimersByTimeAsync(COMMAND_TIMEOUT - 1);
    expect(states()).toEqual(['pause sent']);
    commands.shows('test paused');
    await vi.advanceTimersByTimeAsync(DEVICE_ACTION_INDICATOR);
    expect(states()).toEqual([]);
  });

  it('report no answer while the device continues, until it does pause [OUR-42]', async () => {
    const { commands, answers, states } = device();
    commands.shows('doing test');
    commands.send(pause, 'doing test');
    answers[0]!.take();
    await vi.advanceTimersByTimeAsync(COMMAND_TIMEOUT);
    expect(states()).toEqual(['pause noAnswer']);
    commands.shows('test paused');
    await vi.advanceTimersByTimeAsync(DEVICE_ACTION_INDICATOR);
    expect(states()).toEqual([]);
  });

  it('send different commands beside each other', () => {
    const { commands, sent } = device();
    commands.send(pause, null);
    commands.send({ message: 'start streaming' }, null);
    commands.send({ message: 'stop streaming' }, null);
    expect(sent.map(([{ message }]) => message)).toEqual(['pause', 'start streaming', 'stop streaming']);
  });

  it('send of many volumes the first and the newest', async () => {
    const { commands, sent, answers } = device();
    for (const payload of [10, 20, 30]) commands.send(volume(payload), null);
    answers[0]!.take();
    await settle();
    answers[1]!.take();
    await settle();
    expect(sent.map(([message]) => message)).toEqual([volume(10), volume(30)]);
  });

  it.each([
    ['unreached', new ApiError(0)],
    ['refused', new ApiError(409, { name: 'DeviceOffline' })],
    ['noAnswer', new ApiError(0, { name: TIMED_OUT })],
  ])('keep one that failed as %s, and send it again as it was', async (state, error) => {
    const { commands, sent, answers, taken, known } = device();
    commands.send({ message: 'forward' }, 'tutorial');
    answers[0]!.refuse(error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(known()).toMatchObject([{ state }]);
    expect(taken).toEqual([]);
    commands.retry(known()[0]!);
    expect(sent).toEqual([
      [{ message: 'forward' }, 'tutorial'],
      [{ message: 'forward' }, 'tutorial'],
    ]);
    answers[1]!.take();
    await settle();
    expect(taken).toEqual(['forward']);
  });

  it('forget one that failed when another is given', async () => {
    const { commands, answers, states } = device();
    commands.send(pause, null);
    answers[0]!.refuse(new ApiError(500));
    await settle();
    commands.send({ message: 'play' }, null);
    expect(states()).toEqual(['play sending']);
  });

  it('say nothing once the monitor is left', async () => {
    const { commands, answers, states } = device();
    commands.send(pause, null);
    commands.dispose();
    answers[0]!.take();
    await settle();
    expect(states()).toEqual(['pause sending']);
  });
});
