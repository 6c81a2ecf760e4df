import { useEffect, useState } from 'react';
import {
  closeRegionPrompt,
  nextRegionPrompt,
  noRegionPrompt,
  REGION_PROMPT_MS,
  type RegionPromptFacts,
} from '../model/regionPrompt.ts';

/** Whether the prompt between two regions is open (PERI-07), and a function that closes it. */
export function useRegionPrompt({ total, region_no, screen }: Omit<RegionPromptFacts, 'now'>): {
  isOpen: boolean;
  close: () => void;
} {
  const [prompt, setPrompt] = useState(noRegionPrompt);
  useEffect(() => {
    const update = (): void =>
      setPrompt((before) => nextRegionPrompt(before, { total, region_no, screen, now: performance.now() }));
    const timer = setTimeout(update);
    return () => clearTimeout(timer);
  }, [total, region_no, screen]);
  useEffect(() => {
    if (prompt.opened_at === null) return undefined;
    const left = prompt.opened_at + REGION_PROMPT_MS - performance.now();
    const timer = setTimeout(() => setPrompt(closeRegionPrompt()), left);
    return () => clearTimeout(timer);
  }, [prompt.opened_at]);
  return { isOpen: prompt.opened_at !== null, close: () => setPrompt(closeRegionPrompt()) };
}
