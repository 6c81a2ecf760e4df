import type { Employee } from '@isopter/contract';

/** A user's name, family name first [OUR-50]. */
export const fullName = ({ first_name, last_name }: Pick<Employee, 'first_name' | 'last_name'>): string =>
  `${last_name}, ${first_name}`;
