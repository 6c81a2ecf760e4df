import type { Option } from '@isopter/ui';

/** The last search result, with the text that was searched for. */
interface Found {
  text: string;
  options: readonly Option[];
}

/**
 * Returns the patient that Enter opens while no suggestion is highlighted: the only one that was found for exactly this
 * text. Of several, one has to be chosen, so that nobody opens the wrong patient.
 */
export function optionForEnter(typed: string, { text, options }: Found): Option | undefined {
  return options.length === 1 && text === typed.trim() ? options[0] : undefined;
}
