import { isBetween, isMissing, isRecord, readSeqNum } from '../../shared/read.ts';
import type { ContrastRecord } from '../types.ts';

/** No question has more letters. */
const LONGEST = 40;
/** Percent: a thousandth is beyond every display. */
const CONTRAST = { least: 0.001, most: 100 } as const;

const isCount = (value: unknown, most: number): value is number => isBetween(value, 0, most) && Number.isInteger(value);

const letters = (value: unknown): string | undefined => {
  if (isMissing(value)) return '';
  return typeof value === 'string' && value.length <= LONGEST ? value.trim() : undefined;
};

/** The letters on offer are only told: whatever is no list of texts is none. */
const variantsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Reads a question as the API sends it; undefined if any of its values is malformed. */
export function readContrast(value: unknown): ContrastRecord | undefined {
  if (!isRecord(value)) return undefined;
  const { eye, index, phase, threshold, contrast } = value;
  const seq_num = readSeqNum(value['seq_num']);
  const question = letters(value['question']);
  const answer = letters(value['answer']);
  if (eye !== 'OD' && eye !== 'OS' && eye !== 'OU') return undefined;
  if (!isCount(index, 100_000) || !isCount(phase, 10) || seq_num === undefined) return undefined;
  if (question === undefined || question === '' || answer === undefined) return undefined;
  if (!(isMissing(threshold) || typeof threshold === 'boolean')) return undefined;
  if (!isBetween(contrast, CONTRAST.least, CONTRAST.most)) return undefined;
  const variants = variantsOf(value['variants']);
  return { eye, index, phase, seq_num, threshold: threshold === true, question, answer, variants, contrast };
}
