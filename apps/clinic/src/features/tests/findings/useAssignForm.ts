import { ApiError, messageOf, messageOfField, useAssignReading } from '@isopter/api-client';
import { TEXT_MAX } from '@isopter/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../../lib/platform/errors/useMessageText.ts';
import { lineRefusal } from '../../../lib/frame/form/textRules.ts';
import { useTextRefusal } from '../../../lib/frame/form/useTextRefusal.ts';

/** The doctor and the note of an assignment. A refusal is shown at its field, or as the failure of the form. */
export function useAssignForm(test: string) {
  const { t } = useTranslation();
  const text = useMessageText();
  const refusalText = useTextRefusal();
  const { send, isSending } = useAssignReading();
  const [to, setTo] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<{ to?: string; note?: string }>({});
  const [failure, setFailure] = useState<string | null>(null);
  const typed = note.trim();
  const problem = typed === '' ? null : lineRefusal(typed, TEXT_MAX.reading_note);

  /** @returns whether the reading was assigned */
  async function submit(): Promise<boolean> {
    setTried(true);
    setFailure(null);
    if (to === null || problem) return false;
    try {
      await send({ params: { id: test }, body: { to, note: typed === '' ? null : typed } });
      return true;
    } catch (error) {
      const { to: atTo, note: atNote } = error instanceof ApiError ? error.fields : {};
      setRefused({
        ...(atTo?.[0] !== undefined && { to: text(messageOfField(atTo[0])) }),
        ...(atNote?.[0] !== undefined && { note: text(messageOfField(atNote[0])) }),
      });
      if (!atTo && !atNote) setFailure(text(messageOf(error)));
      return false;
    }
  }

  const missing = isTried && to === null ? t(($) => $.reading.doctorMissing) : undefined;
  return {
    to,
    note,
    isSending,
    failure,
    errors: {
      to: missing ?? refused.to,
      note:
        isTried && problem
          ? refusalText(
              t(($) => $.reading.note),
              problem,
            )
          : refused.note,
    },
    setTo: (id: string) => {
      setTo(id);
      setRefused(({ note: atNote }) => (atNote === undefined ? {} : { note: atNote }));
    },
    setNote: (value: string) => {
      setNote(value);
      setRefused(({ to: atTo }) => (atTo === undefined ? {} : { to: atTo }));
    },
    submit,
  };
}
