import { describe, expect, it } from 'vitest';
import { createTickets, TICKET_MS } from './tickets.ts';

const setUp = () => {
  const clock = { now: 1000 };
  return { clock, tickets: createTickets(() => clock.now) };
};

describe('a ticket (of STRM-01)', () => {
  it('opens once', () => {
    const { tickets } = setUp();
    const secret = tickets.issue('device', 'session');
    expect([tickets.take(secret, 'device', 'session'), tickets.take(secret, 'device', 'session')]).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    ['device', 'another session'],
    ['another device', 'session'],
  ])('does not open %s in %s, nor anything afterwards', (device, session) => {
    const { tickets } = setUp();
    const secret = tickets.issue('device', 'session');
    expect(tickets.take(secret, device, session)).toBe(false);
    expect(tickets.take(secret, 'device', 'session')).toBe(false);
  });

  it.each([
    [TICKET_MS - 1, true],
    [TICKET_MS, false],
  ])('after %i ms opens: %s', (ms, opens) => {
    const { clock, tickets } = setUp();
    const secret = tickets.issue('device', 'session');
    clock.now += ms;
    expect(tickets.take(secret, 'device', 'session')).toBe(opens);
  });
});
