import { describe, expect, it } from 'vitest';
import { createDrawQueue } from './drawQueue.ts';

describe('createDrawQueue', () => {
  it('runs one task at a time and refuses more than may wait [OUR-641]', async () => {
    const queue = createDrawQueue(2);
    const first = Promise.withResolvers<string>();
    const order: string[] = [];
    const one = queue.run(() => {
      order.push('one');
      return first.promise;
    });
    const two = queue.run(() => {
      order.push('two');
      return Promise.resolve('b');
    });
    await expect(queue.run(() => Promise.resolve('c'))).rejects.toMatchObject({ status: 429, retryAfter: 5 });
    expect(queue.requirePlace).toThrow(/Try again/);
    expect(order).toEqual(['one']);
    first.resolve('a');
    expect(await Promise.all([one, two])).toEqual(['a', 'b']);
    queue.requirePlace();
  });

  it('continues after a task that failed [OUR-641]', async () => {
    const queue = createDrawQueue(1);
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run(() => Promise.resolve('a'))).toBe('a');
  });
});
