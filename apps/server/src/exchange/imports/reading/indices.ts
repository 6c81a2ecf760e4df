import { decimalOf, findLabelled, type TextLine } from './labels.ts';
import type { PrintedIndices } from './report.ts';
import { SURE } from './sure.ts';

const UNIT = String.raw`\s*(?:[\[(]\s*(?:dB|%)\s*[\])])?\s*[:=]?\s*`;
const DECIMAL = String.raw`[-−–+]?\d{1,2}[.,]\d{1,2}(?![\d.,])`;

function decibels(lines: readonly TextLine[], label: string): number | null {
  const found = findLabelled(lines, label, DECIMAL, UNIT);
  return found && found.confidence >= SURE ? decimalOf(found.groups[0]!) : null;
}

/** Reads the global indices of a field as they are printed. */
export function printedIndicesIn(lines: readonly TextLine[]): PrintedIndices {
  const vfi = findLabelled(lines, String.raw`VFI(?:\s?\d\d-2)?`, String.raw`(\d{1,3})\s*%?`, UNIT);
  return {
    md: decibels(lines, String.raw`(?:MD|DM)(?:\s?\d\d-2)?|mean (?:deviation|defect)`),
    ms: decibels(lines, 'MS|mean sensitivity|SM'),
    psd: decibels(lines, String.raw`(?:PSD|DSM)(?:\s?\d\d-2)?|pattern standard deviation`),
    slv: decibels(lines, 's ?LV'),
    vfi: vfi && vfi.confidence >= SURE && Number(vfi.groups[1]) <= 100 ? Number(vfi.groups[1]) : null,
  };
}
