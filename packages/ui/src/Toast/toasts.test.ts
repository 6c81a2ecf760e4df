import { describe, expect, it, vi } from 'vitest';
import { createToasts, TOAST_DURATION } from './toasts.ts';

const timeouts = (toasts: ReturnType<typeof createToasts>) => toasts.queue.visibleToasts.map(({ timeout }) => timeout);

describe('toasts', () => {
  it('last 8 s, 20 s or until dismissed, as requested [ERR-06]', () => {
    const toasts = createToasts();
    toasts.show({ message: 'saved' });
    toasts.show({ message: 'unreachable', duration: 20_000 });
    toasts.show({ message: 'the new password', duration: null });
    expect(TOAST_DURATION).toBe(8000);
    expect(timeouts(toasts)).toEqual([undefined, 20_000, 8000]);
  });
  it('are never shown twice at once, and can return after closing [ERR-06]', () => {
    const toasts = createToasts();
    const key = toasts.show({ message: 'saved', tone: 'positive' });
    expect(toasts.show({ message: 'saved', tone: 'positive' })).toBe(key);
    expect(toasts.queue.visibleToasts).toHaveLength(1);
    toasts.close(key);
    expect(toasts.show({ message: 'saved', tone: 'positive' })).not.toBe(key);
    expect(toasts.queue.visibleToasts).toHaveLength(1);
  });
  it('are equal only if tone, title and message are', () => {
    const toasts = createToasts();
    toasts.show({ message: 'saved' });
    toasts.show({ message: 'saved', title: 'Patient' });
    toasts.show({ message: 'saved', tone: 'positive' });
    expect(toasts.queue.visibleToasts).toHaveLength(3);
  });
  it('are queued, and not duplicated in the queue [ERR-06]', () => {
    const toasts = createToasts();
    const first = toasts.show({ message: 'first' });
    for (const message of ['2', '3', '4', '5', '6']) toasts.show({ message });
    expect(toasts.queue.visibleToasts.map(({ content }) => content.message)).not.toContain('first');
    expect(toasts.show({ message: 'first' })).toBe(first);
  });
  it('notify when one closes, and can all be closed', () => {
    const toasts = createToasts();
    const onClose = vi.fn();
    toasts.close(toasts.show({ message: 'a', onClose }));
    expect(onClose).toHaveBeenCalledOnce();
    toasts.show({ message: 'b' });
    toasts.clear();
    toasts.show({ message: 'b' });
    expect(toasts.queue.visibleToasts).toHaveLength(1);
  });
});
