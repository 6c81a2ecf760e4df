import { decimalOf, findLabelled, type TextLine } from './labels.ts';
import type { CatchTrials, PrintedReliability } from './report.ts';
import { SURE } from './sure.ts';

const ERRORS = String.raw`(?: (?:errors?|responses?|answers?|trials?|rate))?`;
const LABELS: Readonly<Record<keyof PrintedReliability, string>> = {
  fixationLosses: String.raw`fixation loss(?:es)?|FL|fixationsverluste?|pertes? de fixation|p[eé]rdidas? de fijaci[oó]n|perdit[ae] di fissazione|perdas? de fixa[cç][aã]o`,
  falsePositives: String.raw`false[- ]pos(?:itives?)?\.?${ERRORS}|FP|falsch[- ]?positive?|pos(?:itive)?\.? catch trials|faux[- ]positifs?|falsos[- ]positivos|falsi[- ]positivi`,
  falseNegatives: String.raw`false[- ]neg(?:atives?)?\.?${ERRORS}|FN|falsch[- ]?negative?|neg(?:ative)?\.? catch trials|faux[- ]n[eé]gatifs?|falsos[- ]negativos|falsi[- ]negativi`,
};

const PERCENT = String.raw`(\d{1,3}(?:[.,]\d+)?)\s*%`;
const VALUE = String.raw`(\d{1,3})\s*(?:\/|of|von|de|sur|su|di)\s*(\d{1,3})(?:\s*[,(]?\s*${PERCENT})?|${PERCENT}`;

/** Some devices, ours too, mark a rate above its limit. */
const AFTER_LABEL = String.raw`\s*(?:X{1,2}\s)?\s*[:=.]?\s*`;

/** Reads a kind of catch trials; null where they are not printed, or not as trials are. */
function trialsOf(lines: readonly TextLine[], label: string): CatchTrials | null {
  const found = findLabelled(lines, label, VALUE, AFTER_LABEL);
  if (!found || found.confidence < SURE) return null;
  const [, wrong, given, ofGiven, alone] = found.groups;
  const percent = ofGiven ?? alone;
  const [count, of] = [wrong, given].map((digits) => (digits === undefined ? null : Number(digits)));
  const rate = percent === undefined ? (count !== null && of ? count! / of : null) : decimalOf(percent) / 100;
  const isPossible = (count ?? 0) <= (of ?? 0) && (rate ?? 0) <= 1;
  return isPossible ? { count: count ?? null, of: of ?? null, rate } : null;
}

/** Reads how often a patient answered wrongly in catch trials. What is not printed is unknown. */
export const printedReliabilityIn = (lines: readonly TextLine[]): PrintedReliability => ({
  fixationLosses: trialsOf(lines, LABELS.fixationLosses),
  falsePositives: trialsOf(lines, LABELS.falsePositives),
  falseNegatives: trialsOf(lines, LABELS.falseNegatives),
});
