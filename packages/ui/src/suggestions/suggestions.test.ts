import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSuggestions, SUGGESTION_DELAY } from './suggestions.ts';

interface Asked {
  text: string;
  signal: AbortSignal;
  answer: (items: string[]) => void;
  fail: () => void;
}

/** Suggestions whose server the test lets answer. */
function start() {
  const asked: Asked[] = [];
  const suggestions = createSuggestions<string>(
    (text, signal) =>
      new Promise((resolve, reject) => {
        asked.push({ text, signal, answer: resolve, fail: () => reject(new Error('offline')) });
      }),
  );
  return { asked, suggestions };
}

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

describe('suggestions', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are requested 250 ms after the last key [PAT-10, LIST-09]', () => {
    const { asked, suggestions } = start();
    suggestions.type('Li');
    vi.advanceTimersByTime(249);
    suggestions.type('Lin');
    vi.advanceTimersByTime(249);
    expect(asked).toEqual([]);
    expect(suggestions.get()).toEqual({ text: 'Lin', status: 'loading', items: [] });
    vi.advanceTimersByTime(1);
    expect(asked.map(({ text }) => text)).toEqual(['Lin']);
    expect(SUGGESTION_DELAY).toBe(250);
  });

  it('contain the results for the text', async () => {
    const { asked, suggestions } = start();
    const listener = vi.fn();
    const forget = suggestions.subscribe(listener);
    suggestions.type(' Lin ');
    vi.advanceTimersByTime(250);
    asked[0]!.answer(['Lindqvist']);
    await settled();
    expect(suggestions.get()).toEqual({ text: 'Lin', status: 'ready', items: ['Lindqvist'] });
    expect(listener).toHaveBeenCalledTimes(2);
    forget();
    suggestions.type('');
    expect(suggestions.get()).toEqual({ text: '', status: 'idle', items: [] });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('abort an older request, whose late answer changes nothing [PAT-10]', async () => {
    const { asked, suggestions } = start();
    suggestions.type('Li');
    vi.advanceTimersByTime(250);
    suggestions.type('Lin');
    expect(asked[0]!.signal.aborted).toBe(true);
    vi.advanceTimersByTime(250);
    asked[1]!.answer(['Lindqvist']);
    await settled();
    asked[0]!.answer(['Li', 'Liu']);
    await settled();
    expect(suggestions.get().items).toEqual(['Lindqvist']);
  });

  it('clear the older ones as soon as the text changes, so that none is picked by mistake', async () => {
    const { asked, suggestions } = start();
    suggestions.type('Li');
    vi.advanceTimersByTime(250);
    asked[0]!.answer(['Liu']);
    await settled();
    suggestions.type('Lin');
    expect(suggestions.get()).toEqual({ text: 'Lin', status: 'loading', items: [] });
    // white space asks for nothing new
    suggestions.type('Lin ');
    vi.advanceTimersByTime(250);
    expect(asked).toHaveLength(2);
  });

  it('are requested again after a failure', async () => {
    const { asked, suggestions } = start();
    suggestions.type('Lin');
    vi.advanceTimersByTime(250);
    asked[0]!.fail();
    await settled();
    expect(suggestions.get().status).toBe('failed');
    suggestions.retry();
    expect(suggestions.get().status).toBe('loading');
    asked[1]!.answer(['Lindqvist']);
    await settled();
    expect(suggestions.get()).toEqual({ text: 'Lin', status: 'ready', items: ['Lindqvist'] });
  });

  it('report no failure for aborted requests', async () => {
    const { asked, suggestions } = start();
    suggestions.type('Lin');
    vi.advanceTimersByTime(250);
    suggestions.stop();
    asked[0]!.fail();
    await settled();
    expect(asked[0]!.signal.aborted).toBe(true);
    expect(suggestions.get().status).toBe('loading');
  });
});
