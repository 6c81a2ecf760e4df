import { useCallback } from 'react';
import { useLocale } from 'react-aria-components';
import { decimal } from '../perimetry/trend/format.ts';
import type { WriteNumber } from './SlopeMap.tsx';

/** Writes numbers as the language does. */
export function useWriteNumber(): WriteNumber {
  const { locale } = useLocale();
  return useCallback((value, digits) => decimal(value, digits, locale), [locale]);
}
