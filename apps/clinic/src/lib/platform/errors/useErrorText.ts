import { type Mapping, messageOf } from '@isopter/api-client';
import { useCallback } from 'react';
import { useMessageText } from './useMessageText.ts';

/** Says what a failure means in the language of the application (ERR-01 to ERR-05, ERR-08). */
export function useErrorText(): (error: unknown, mapping?: Mapping) => string {
  const text = useMessageText();
  return useCallback((error, mapping) => text(messageOf(error, mapping)), [text]);
}
