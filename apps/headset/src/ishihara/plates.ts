import type { ColorVision } from '../observer.ts';
import type { Random } from '../random.ts';
import { pick } from '../random.ts';
import data from './plates.data.json' with { type: 'json' };

/** A plate: the numeral to be read, and what others read. */
export interface Plate {
  readonly kind: string;
  /** Right answer; '' when nothing is to be seen. */
  readonly value: string;
  /** Answer of a person with a red-green deficiency; '' for nothing. */
  readonly deficient: string;
  readonly protan?: string;
  readonly deutan?: string;
  readonly faint: number;
}

/** The plates with a numeral of the 24-plate edition, in their order. */
export const PLATES: readonly Plate[] = data.plates;

/** How quickly a plate changes with severity: our own choice. */
const SPREAD = 0.03;
/** How often even normal people read something odd: about a fifth of them do once in 17 plates. */
const ODD = 0.013;
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** P(the numeral for those who see less is what is read) of a plate at a severity of red-green deficiency. */
export const chanceOfMisreading = (plate: Plate, severity: number): number =>
  1 / (1 + Math.exp(-(severity - plate.faint) / SPREAD));

/** Returns a person's answer; '' for nothing. A tritan deficiency changes no red-green plate. */
export function read(plate: Plate, { type, severity }: ColorVision, lapse: number, random: Random): string {
  // the demonstration is explained until it is read
  const odd = plate.kind === 'demonstration' ? 0 : ODD + lapse / 2;
  if (random() < odd) return random() < 0.5 ? '' : pick(DIGITS, random);
  const isRedGreen = type === 'protan' || type === 'deutan';
  if (!isRedGreen || random() >= chanceOfMisreading(plate, severity)) return plate.value;
  return plate[type] ?? plate.deficient;
}
