import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createSuggestions, type Found, type LoadSuggestions, type Suggestions } from './suggestions.ts';

/**
 * Suggestions for the text of a field; requests stop when the field unmounts.
 * @param delay the delay in milliseconds; later changes are ignored
 */
export function useSuggestions<T>(load: LoadSuggestions<T>, delay?: number): readonly [Found<T>, Suggestions<T>] {
  const latest = useRef(load);
  useLayoutEffect(() => {
    latest.current = load;
  });
  // called when the typing pauses, never while rendering
  // oxlint-disable-next-line react/refs
  const [suggestions] = useState(() => createSuggestions<T>((text, signal) => latest.current(text, signal), delay));
  useEffect(() => suggestions.stop, [suggestions]);
  return [useSyncExternalStore(suggestions.subscribe, suggestions.get), suggestions];
}
