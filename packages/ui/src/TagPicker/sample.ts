import type { Option } from '../listbox/OptionList.tsx';

/** Offices to choose from in stories. */
export const OFFICES: readonly Option[] = [
  { id: 'o1', label: 'Northside', description: '12 Elm Street' },
  { id: 'o2', label: 'Harbour Office', description: '3 Quay Road' },
  { id: 'o3', label: 'Old Town', description: '41 Church Lane' },
  { id: 'o4', label: 'Riverside', description: '9 Mill Road' },
  { id: 'o5', label: 'Mobile unit' },
];
