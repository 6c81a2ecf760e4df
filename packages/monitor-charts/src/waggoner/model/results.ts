import type { WaggonerWords } from '../waggoner.texts.ts';

/** The texts of the results that headsets send; any other result is shown unchanged. */
const WORDS = {
  Pass: 'resultPass',
  Passed: 'resultPass',
  Fail: 'resultFail',
  Failed: 'resultFail',
  None: 'gradeNone',
  Mild: 'gradeMild',
  Moderate: 'gradeModerate',
  Severe: 'gradeSevere',
  Protan: 'typeProtan',
  Deutan: 'typeDeutan',
} as const satisfies Record<string, keyof WaggonerWords>;

const TONES: Readonly<Partial<Record<(typeof WORDS)[keyof typeof WORDS], Tone>>> = {
  resultPass: 'positive',
  gradeNone: 'positive',
  gradeMild: 'caution',
  gradeModerate: 'caution',
  resultFail: 'critical',
  gradeSevere: 'critical',
};

const wordOf = (result: string): (typeof WORDS)[keyof typeof WORDS] | undefined => {
  const name = Object.keys(WORDS).find((one) => one.toLowerCase() === result.trim().toLowerCase());
  return name === undefined ? undefined : WORDS[name as keyof typeof WORDS];
};

/** A result in the language of the charts, or as sent by the headset. */
export function resultText(texts: WaggonerWords, result: string): string {
  const word = wordOf(result);
  return word ? texts[word] : result;
}

/** The assessment of a result as a tone of the kit. */
type Tone = 'positive' | 'caution' | 'critical' | 'neutral';

/** The tone of a result; neutral if it is unknown. */
export function toneOf(result: string): Tone {
  const word = wordOf(result);
  return (word && TONES[word]) ?? 'neutral';
}

/** Whether a result is abnormal. */
export const isBad = (result: string): boolean => toneOf(result) === 'critical' || toneOf(result) === 'caution';

/** The severity and type of a protan or deutan deficiency as one text; `null` if unknown. */
export function deficiencyText(texts: WaggonerWords, grade: string | null, type: string | null): string | null {
  if (!grade) return null;
  if (!type) return resultText(texts, grade);
  return texts.graded({ grade: resultText(texts, grade), type: resultText(texts, type) });
}
