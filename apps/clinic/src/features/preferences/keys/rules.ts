import { isPrintable, TEXT_MAX } from '@isopter/contract';

export type LabelRefusal = 'required' | 'maxLength' | 'unprintable';

/** Returns why the name of a key is refused (KEY-02). */
export function labelRefusal(label: string): LabelRefusal | undefined {
  const trimmed = label.trim();
  if (trimmed === '') return 'required';
  if (trimmed.length > TEXT_MAX.label) return 'maxLength';
  return isPrintable(trimmed) ? undefined : 'unprintable';
}
