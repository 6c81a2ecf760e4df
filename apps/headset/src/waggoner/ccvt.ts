import type { ColorSection } from '@isopter/contract';
import data from './waggoner.data.json' with { type: 'json' };

/** Answers in each section: right or wrong, in the order of the plates. */
export type Answers = Readonly<Partial<Record<ColorSection, readonly boolean[]>>>;

/** Result of a whole examination; null until it is known. */
export interface Deficiencies {
  readonly tritan: string | null;
  readonly protanDeutan: string | null;
  readonly type: 'Protan' | 'Deutan' | null;
}

export const NONE = 'None';
const PASS = 'Pass';
const FAIL = 'Fail';

const correct = (answers: readonly boolean[]): number => answers.filter(Boolean).length;
const { sections: SECTIONS, grades: GRADES } = data;

export const platesOf = (section: ColorSection): number => SECTIONS[section].plates;

export const isDone = (answers: Answers, section: ColorSection): boolean =>
  (answers[section]?.length ?? 0) >= platesOf(section);

const isPassed = (answers: Answers, section: ColorSection): boolean =>
  correct(answers[section] ?? []) >= SECTIONS[section].pass;

/**
 * Returns the known sections of an examination: a patient who cannot read the demonstration cannot be examined, and
 * only one who fails the general section gets the two that measure type and severity (testingcolorvision.com).
 */
export function sectionsOf(answers: Answers): readonly ColorSection[] {
  if (isDone(answers, 'demo') && !isPassed(answers, 'demo')) return ['demo'];
  const screening: readonly ColorSection[] = ['demo', 'general', 'tritan'];
  return isDone(answers, 'general') && isPassed(answers, 'general') ? screening : [...screening, 'protan', 'deutan'];
}

/** The section whose plates are being shown; null when the examination is over. */
export const currentSection = (answers: Answers): ColorSection | null =>
  sectionsOf(answers).find((section) => !isDone(answers, section)) ?? null;

/** Mild, moderate or severe by the share that was read. */
function gradeOf(answers: Answers, section: ColorSection): string {
  const percent = (100 * correct(answers[section] ?? [])) / platesOf(section);
  return GRADES.find(({ least_percent }) => percent >= least_percent)?.grade ?? FAIL;
}

const isGraded = (section: ColorSection): boolean => section === 'protan' || section === 'deutan';

/** The result of a section that is done; null before. */
export function resultOf(answers: Answers, section: ColorSection): string | null {
  if (!isDone(answers, section)) return null;
  if (isPassed(answers, section)) return PASS;
  return isGraded(section) ? gradeOf(answers, section) : FAIL;
}

/**
 * Returns the known deficiencies: the worse of protan and deutan section is the type, its grade the severity. There is
 * no deficiency if both are passed, and no type if both are equal.
 */
export function deficienciesOf(answers: Answers): Deficiencies {
  const tritan = isDone(answers, 'tritan') ? (isPassed(answers, 'tritan') ? NONE : gradeOf(answers, 'tritan')) : null;
  if (isDone(answers, 'general') && isPassed(answers, 'general')) return { tritan, protanDeutan: NONE, type: null };
  if (!isDone(answers, 'protan') || !isDone(answers, 'deutan')) return { tritan, protanDeutan: null, type: null };
  if (isPassed(answers, 'protan') && isPassed(answers, 'deutan')) return { tritan, protanDeutan: NONE, type: null };
  const [protan, deutan] = [correct(answers.protan ?? []), correct(answers.deutan ?? [])];
  const worse = protan < deutan ? 'protan' : 'deutan';
  const type = protan === deutan ? null : worse === 'protan' ? 'Protan' : 'Deutan';
  return { tritan, protanDeutan: gradeOf(answers, worse), type };
}

/** The share of the plates that are expected; it never falls. */
export function shareOf(answers: Answers): number {
  const sections = sectionsOf(answers);
  const done = sections.reduce((sum, section) => sum + (answers[section]?.length ?? 0), 0);
  return done / sections.reduce((sum, section) => sum + platesOf(section), 0);
}
