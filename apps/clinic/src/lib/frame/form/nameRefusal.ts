import { isPrintable, TEXT_MAX } from '@isopter/contract';

/** The reason why a name cannot be stored. */
export type NameRefusal = 'required' | 'maxLength' | 'unprintable';

/** Whether a required name is refused, and why. @param name without space around it */
export function nameRefusal(name: string): NameRefusal | undefined {
  if (name === '') return 'required';
  if (name.length > TEXT_MAX.name) return 'maxLength';
  return isPrintable(name) ? undefined : 'unprintable';
}
