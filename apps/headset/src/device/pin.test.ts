import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { headset, welcome } from '../fakes/device.ts';
import { anOrder } from '../fakes/orders.ts';
import { isOver } from './state.ts';

const home_pin = { salt: 'a1', digest: createHash('sha256').update('a1:4821').digest('hex') };

describe('a headset at home', () => {
  it('asks for the PIN before anything else, again after a wrong one, and for none without one in the order [FORM-34]', () => {
    const device = headset();
    device.start(anOrder({ home_pin }));
    device.elapse(5);
    expect(device.screens).toEqual(['home pin']);
    expect(device.state.run && isOver(device.state.run)).toBe(false);
    device.message({ message: 'play' });
    device.message({ message: 'forward' });
    device.happen({ type: 'pin', pin: '4822' });
    expect(device.screens).toEqual(['home pin']);
    device.happen({ type: 'pin', pin: '4821' });
    expect(device.screens).toEqual(['home pin', 'introduction']);
    device.finish();
    expect(device.statuses.at(-1)).toBe('finished');
    const other = headset();
    other.start(anOrder());
    expect(other.screens).toEqual(['introduction']);
  });

  it('does the whole test without a connection, and does not ask again after a restart [FORM-34] [LIST-05]', () => {
    const device = headset();
    const order = anOrder({ home_pin });
    device.tell(welcome(order));
    device.happen({ type: 'pin', pin: '4821' });
    device.finish();
    const made = device.state.run?.outbox.length;
    device.sent.length = 0;
    device.tell(welcome(order, 1));
    expect(device.sent.filter(({ type }) => type === 'record')).toHaveLength((made ?? 0) - 1);
    device.tell({ type: 'restart', test_id: order.test_id, run: 2 });
    expect(device.state.run?.screen).toBe('doing test');
  });
});
