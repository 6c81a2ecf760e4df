import {
  useInterpretation,
  useReviewTest,
  useSignInterpretation,
  useUpdateInterpretation,
  recordChangedOf,
} from '@isopter/api-client';
import type { Interpretation } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/platform/errors/useErrorText.ts';
import { useUnsaved } from '../../../lib/frame/leaving/unsaved.ts';

export interface InterpretationForm {
  /** The input. */
  text: string;
  setText: (text: string) => void;
  isDirty: boolean;
  /** The action in progress. */
  pending: 'draft' | 'review' | 'sign' | null;
  saveDraft: () => Promise<void>;
  review: () => Promise<void>;
  sign: () => Promise<void>;
  /** Another user's interim version; null if there is none. Our text stays in the field [OUR-25]. */
  theirs: Interpretation | null;
  takeTheirs: () => void;
  failure: string | null;
}

/** Returns a doctor's initial text: the draft, or the last signed text for an amendment. */
const begun = ({ draft, texts }: Interpretation): string => draft ?? texts.at(-1)?.text ?? '';

/** The doctor's text of a test. @param saved what the server has */
export function useInterpretationForm(saved: Interpretation): InterpretationForm {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const id = saved.test;
  const { mutate } = useInterpretation(id, true);
  const update = useUpdateInterpretation();
  const reviewing = useReviewTest();
  const signing = useSignInterpretation();
  const [known, setKnown] = useState(saved);
  const [text, setText] = useState(() => begun(saved));
  const [theirs, setTheirs] = useState<Interpretation | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState<InterpretationForm['pending']>(null);
  const isDirty = text !== begun(known);
  useUnsaved(isDirty);

  const settle = (next: Interpretation): void => {
    setKnown(next);
    setText(begun(next));
    setTheirs(null);
    void mutate(next, { revalidate: false });
  };
  const attempt = async (
    what: NonNullable<InterpretationForm['pending']>,
    send: () => Promise<Interpretation>,
    said: string,
  ): Promise<void> => {
    setFailure(null);
    setPending(what);
    try {
      settle(await send());
      toasts.show({ tone: 'positive', message: said });
    } catch (error) {
      const other = recordChangedOf<Interpretation>(error)?.current;
      if (other) {
        setTheirs(other);
        setKnown(other);
        void mutate(other, { revalidate: false });
      } else setFailure(errorText(error));
    } finally {
      setPending(null);
    }
  };
  const params = { id };
  const { version } = known;
  const typed = text.trim();
  return {
    text,
    setText,
    isDirty,
    pending,
    saveDraft: () =>
      attempt(
        'draft',
        () => update.send({ params, body: { version, text: typed === '' ? null : typed } }),
        typed === '' ? t(($) => $.findings.draftRemoved) : t(($) => $.findings.draftSaved),
      ),
    review: () =>
      attempt(
        'review',
        () => reviewing.send({ params }),
        t(($) => $.findings.reviewedNow),
      ),
    sign: () =>
      attempt(
        'sign',
        () => signing.send({ params, body: { version, text: typed } }),
        t(($) => $.findings.signedNow),
      ),
    theirs,
    takeTheirs: () => theirs && settle(theirs),
    failure,
  };
}
