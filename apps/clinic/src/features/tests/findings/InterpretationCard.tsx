import { useInterpretation } from '@isopter/api-client';
import { hasStatus, type Interpretation, type Test, TEXT_MAX } from '@isopter/contract';
import { Button, Card, ConfirmDialog, ErrorState, FormError, Skeleton, TextArea } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { SignOffMark } from '../../../lib/domain/tests/SignOffMark.tsx';
import { WhoseTest } from '../WhoseTest.tsx';
import { ChangedBanner } from './ChangedBanner.tsx';
import * as css from './Findings.css.ts';
import { PhraseMenu } from './PhraseMenu.tsx';
import { SignedTexts } from './SignedTexts.tsx';
import { useInterpretationForm } from './useInterpretationForm.ts';

/** The interpretation of a test: doctors write, review and sign it; all others read it [OUR-24] [OUR-25]. */
export function InterpretationCard({ test }: { test: Test }): ReactElement {
  const { t } = useTranslation();
  const isFinished = hasStatus(test.status, 'finished');
  const { data, error, mutate, isValidating } = useInterpretation(test.id, isFinished);
  const isDoctor = useSignedIn().user.groups.some(({ name }) => name === 'DOCTOR');
  return (
    <Card
      title={t(($) => $.findings.interpretation)}
      actions={data && <SignOffMark status={data.status} isDraft={Boolean(data.draft)} />}
    >
      {!isFinished ? (
        <p className={css.quiet}>{t(($) => $.findings.notFinished)}</p>
      ) : data ? (
        <div className={css.form}>
          <Reviewed interpretation={data} />
          <SignedTexts texts={data.texts} />
          {isDoctor ? <Writing test={test} saved={data} /> : <Read interpretation={data} />}
        </div>
      ) : error ? (
        <ErrorState title={t(($) => $.findings.loadFailed)} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : (
        <Skeleton height={120} />
      )}
    </Card>
  );
}

/** Shows who marked the test as reviewed, if no signed text does. */
function Reviewed({ interpretation }: { interpretation: Interpretation }): ReactElement | null {
  const { t } = useTranslation();
  const { when } = useFormats();
  const { reviewed, reviewed_by: by, status } = interpretation;
  if (!reviewed || status !== 'reviewed') return null;
  const said = { name: by?.name ?? '–', when: when(reviewed, 'in a sentence') };
  return <p className={css.quiet}>{t(($) => $.findings.reviewedBy, said)}</p>;
}

/** For read-only users: shows that there is no signed text yet. */
function Read({ interpretation: { texts } }: { interpretation: Interpretation }): ReactElement | null {
  const { t } = useTranslation();
  if (texts.length > 0) return null;
  return <p className={css.quiet}>{t(($) => $.findings.nothingSigned)}</p>;
}

function Writing({ test, saved }: { test: Test; saved: Interpretation }): ReactElement {
  const { t } = useTranslation();
  const form = useInterpretationForm(saved);
  const [isAsking, setAsking] = useState(false);
  const isAmending = saved.texts.length > 0;
  // the question stays the one that was asked, also once the text is signed
  const [isAskedToAmend, setAskedToAmend] = useState(isAmending);
  const [isStarted, setStarted] = useState(false);
  const { theirs, pending } = form;
  const isEmpty = form.text.trim() === '';
  // a field with the signed text would look as if it were still to be signed
  const isOpen = !isAmending || isStarted || form.isDirty || Boolean(saved.draft) || theirs !== null;
  return (
    <>
      {form.failure !== null && <FormError>{form.failure}</FormError>}
      {theirs && (
        <ChangedBanner onTake={form.takeTheirs}>
          {t(($) => $.findings.changedText)}
          <q className={css.said}>{theirs.draft ?? theirs.texts.at(-1)?.text ?? t(($) => $.findings.nothing)}</q>
        </ChangedBanner>
      )}
      {isOpen && (
        <>
          <TextArea
            label={isAmending ? t(($) => $.findings.amendment) : t(($) => $.findings.text)}
            value={form.text}
            onChange={form.setText}
            maxLength={TEXT_MAX.interpretation}
            rows={5}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- its button was pressed, and is gone
            autoFocus={isStarted}
            description={t(($) => $.findings.signedStays)}
          />
          <div className={css.actions}>
            <PhraseMenu test={test} text={form.text} onChange={form.setText} />
          </div>
        </>
      )}
      <div className={css.actions}>
        {isOpen ? (
          <>
            <Button
              variant="primary"
              isDisabled={isEmpty || (isAmending && !form.isDirty && !saved.draft)}
              isPending={pending === 'sign'}
              onPress={() => {
                setAskedToAmend(isAmending);
                setAsking(true);
              }}
            >
              {isAmending ? t(($) => $.findings.amend) : t(($) => $.findings.sign)}
            </Button>
            <Button isDisabled={!form.isDirty} isPending={pending === 'draft'} onPress={() => void form.saveDraft()}>
              {t(($) => $.findings.saveDraft)}
            </Button>
          </>
        ) : (
          <Button onPress={() => setStarted(true)}>{t(($) => $.findings.startAmendment)}</Button>
        )}
        {saved.status === 'new' && (
          <Button variant="quiet" isPending={pending === 'review'} onPress={() => void form.review()}>
            {t(($) => $.findings.review)}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={isAskedToAmend ? t(($) => $.findings.amendTitle) : t(($) => $.findings.signTitle)}
        message={
          <>
            <WhoseTest test={test} />
            {t(($) => $.findings.signMessage)}
          </>
        }
        confirmLabel={isAskedToAmend ? t(($) => $.findings.amendNow) : t(($) => $.findings.signNow)}
        onConfirm={async () => {
          await form.sign();
          setStarted(false);
        }}
      />
    </>
  );
}
