import { DEBOUNCE_PATIENT_LIST } from '@isopter/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSearchDelay } from './searchDelay.ts';

const onSearch = vi.fn<(term: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  onSearch.mockClear();
  return () => void vi.useRealTimers();
});

describe('search box of the patients', () => {
  const box = createSearchDelay(DEBOUNCE_PATIENT_LIST, onSearch);

  it('waits 750 ms after the last letter [PAT-02]', () => {
    box.type('o');
    vi.advanceTimersByTime(749);
    box.type('ok');
    vi.advanceTimersByTime(749);
    expect(onSearch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onSearch.mock.calls).toEqual([['ok']]);
  });

  it('searches at once on Enter, and only once [PAT-02]', () => {
    box.type('okafor ');
    box.submit('okafor ');
    vi.advanceTimersByTime(1000);
    expect(onSearch.mock.calls).toEqual([['okafor']]);
  });

  it('clears at once when the term is empty [PAT-02]', () => {
    box.type('ok');
    box.type(' ');
    vi.advanceTimersByTime(1000);
    expect(onSearch.mock.calls).toEqual([['']]);
  });

  it('searches nothing any more once the list is left [PAT-02]', () => {
    box.type('ok');
    box.stop();
    vi.advanceTimersByTime(1000);
    expect(onSearch).not.toHaveBeenCalled();
  });
});
