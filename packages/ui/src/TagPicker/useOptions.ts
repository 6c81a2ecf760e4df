import { useState } from 'react';
import type { Option } from '../listbox/OptionList.tsx';
import { matches } from '../suggestions/match.ts';
import type { Found, LoadSuggestions } from '../suggestions/suggestions.ts';
import { useSuggestions } from '../suggestions/useSuggestions.ts';

interface OptionsState<T> {
  found: Found<T>;
  type: (text: string) => void;
  retry: () => void;
}

const nothing = async (): Promise<readonly never[]> => [];
const fits = ({ label, description = '' }: Option, text: string): boolean => matches(`${label} ${description}`, text);

/** Returns the options that match the text, from a list or from a server. */
export function useOptions<T extends Option>(
  options: readonly T[] | undefined,
  load: LoadSuggestions<T> | undefined,
  delay: number | undefined,
): OptionsState<T> {
  const [text, setText] = useState('');
  const [suggested, suggestions] = useSuggestions<T>(load ?? nothing, delay);
  if (options === undefined) return { found: suggested, type: suggestions.type, retry: suggestions.retry };
  const items = text.trim() === '' ? options : options.filter((option) => fits(option, text));
  return { found: { text: text.trim(), status: 'ready', items }, type: setText, retry: () => undefined };
}
