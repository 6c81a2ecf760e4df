import type { AudiologyWords } from '../audiology.texts.ts';
import type { Ear, ToneThreshold } from '../types.ts';

/** The announced description of a result: "Right ear, 1000 hertz, 35 decibels". */
export function resultText(
  texts: AudiologyWords,
  ear: Ear,
  { frequency, level, heard }: ToneThreshold,
  format: (value: number) => string,
): string {
  const values = { ear: texts[`ear${ear}`], frequency: format(frequency), level: format(level) };
  return heard ? texts.toneHeard(values) : texts.toneNotHeard(values);
}
