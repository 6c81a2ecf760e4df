import type { Option } from '../listbox/OptionList.tsx';
import { matches } from '../suggestions/match.ts';

/** Patients to find in stories. */
export const PATIENTS: readonly Option[] = [
  { id: 'p1', label: 'Lindqvist, Jonas', description: 'Born 03/14/1961, A-20418' },
  { id: 'p2', label: 'Lindgren, Maja', description: 'Born 11/02/1987, A-20977' },
  { id: 'p3', label: 'Okafor, Adaeze', description: 'Born 07/30/1974, A-21055' },
  { id: 'p4', label: 'Moreau, Élodie', description: 'Born 12/24/1990, A-21102' },
  { id: 'p5', label: 'حداد، سمير', description: 'Born 01/05/1958, A-21340' },
];

/** Finds them as a server would. */
export const findPatients = async (text: string): Promise<readonly Option[]> =>
  PATIENTS.filter(({ label, description }) => matches(`${label} ${description}`, text));
