import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ANNOUNCE_EVERY_MS } from '../../chart/announce.ts';
import { LiveSummary } from '../../chart/LiveSummary.tsx';
import { RegionPrompt } from './RegionPrompt.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));

describe('spoken summaries', () => {
  it('are announced at most once in ten seconds, however fast the test runs [CHART-02]', async () => {
    const screen = await render(<LiveSummary summary="" />);
    const spoken: string[] = [];
    const status = screen.container.querySelector('[role="status"]')!;
    new MutationObserver(() => spoken.push(status.textContent ?? '')).observe(status, {
      subtree: true,
      characterData: true,
      childList: true,
    });
    for (let percent = 0; percent < 60; percent += 1) {
      await screen.rerender(<LiveSummary summary={`Left eye, ${percent} %`} />);
      await pass(500);
    }
    await pass(ANNOUNCE_EVERY_MS);
    expect(spoken.at(-1)).toBe('Left eye, 59 %');
    expect(spoken.length).toBeGreaterThanOrEqual(3);
    expect(spoken.length).toBeLessThanOrEqual(5);
  });
});

describe('the prompt between two regions', () => {
  const paused = {
    progress: { total: 50, od: 50, os: 50 },
    region_no: 1,
    screen: 'test paused',
    onContinue: vi.fn<() => void>(),
  };

  it('closes automatically after 60 s [PERI-07]', async () => {
    const screen = await render(<RegionPrompt {...paused} />);
    await pass(59_000);
    expect(screen.container.querySelector('button')).not.toBeNull();
    await pass(1050);
    expect(screen.container.querySelector('button')).toBeNull();
  });

  it('closes when the paused screen is left [PERI-07]', async () => {
    const screen = await render(<RegionPrompt {...paused} />);
    await pass(10);
    expect(screen.container.querySelector('button')).not.toBeNull();
    await screen.rerender(<RegionPrompt {...paused} screen="doing test" />);
    await pass(10);
    expect(screen.container.querySelector('button')).toBeNull();
    expect(paused.onContinue).not.toHaveBeenCalled();
  });
});
