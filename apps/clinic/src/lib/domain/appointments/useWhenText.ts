import { messageOfField } from '@isopter/api-client';
import { TEXT_MAX } from '@isopter/contract';
import { useProblemText } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../platform/errors/useMessageText.ts';
import type { WhenProblem, WhenValues } from './when.ts';

/** Returns what is wrong with the date, the time or the room of an appointment, in words. */
export function useWhenText(): (field: keyof WhenValues, problem: WhenProblem) => string {
  const { t } = useTranslation();
  const say = useProblemText();
  const messageText = useMessageText();
  return useCallback(
    (field, problem) => {
      if (problem === 'required') return say({ kind: 'required', label: t(($) => $.appointments[field]) });
      if (problem === 'tooLong') return say({ kind: 'maxLength', value: `${TEXT_MAX.room}` });
      if (problem === 'unprintable') return t(($) => $.errors.unprintable);
      return messageText(messageOfField(problem));
    },
    [messageText, say, t],
  );
}
