import type { IshiharaWords } from '../ishihara.texts.ts';
import type { Plate } from '../types.ts';

/** An expected or given response in words, including "nothing". */
export const written = (texts: IshiharaWords, value: string | null): string => value || texts.nothing;

/** The announced description of a plate: "Plate 3, expected 29, answer 70, Wrong". */
export function plateText(texts: IshiharaWords, plate: Plate, format: (value: number) => string): string {
  const values = { number: format(plate.number), value: written(texts, plate.value) };
  if (plate.result === 'unanswered') return texts.spokenOpen(values);
  return texts.spoken({ ...values, answer: written(texts, plate.answer), result: texts[plate.result] });
}
