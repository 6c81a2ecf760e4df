import { useEnteredFacts } from '@isopter/api-client';
import { type EnteredFacts, type Test, TEXT_MAX } from '@isopter/contract';
import { Button, Card, ConfirmDialog, ErrorState, EyePair, FormError, Skeleton, TextArea } from '@isopter/ui';
import type { FormEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../../lib/frame/form/Bound.tsx';
import { Form } from '../../../lib/frame/form/Form.tsx';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { EyeFields } from './EyeFields.tsx';
import { ChangedBanner } from './ChangedBanner.tsx';
import * as css from './Findings.css.ts';
import type { EnteredText } from './rules/entered.ts';
import { useEnteredForm } from './useEnteredForm.ts';

/** Props of {@link EnteredCard}. */
export interface EnteredCardProps {
  test: Test;
  /** The person may change nothing of the test [SUP-02] [OUR-306]. */
  isReadOnly: boolean;
}

/** The facts that clinicians enter with a test [OUR-20]. */
export function EnteredCard({ test, isReadOnly }: EnteredCardProps): ReactElement {
  const { t } = useTranslation();
  const { data, error, mutate, isValidating } = useEnteredFacts(test.id);
  return (
    <Card title={t(($) => $.findings.entered)}>
      {data ? (
        <div className={css.bothEyes}>
          <Fields test={test} saved={data} isReadOnly={isReadOnly} />
        </div>
      ) : error ? (
        <ErrorState title={t(($) => $.findings.loadFailed)} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : (
        <Skeleton height={320} />
      )}
    </Card>
  );
}

function Fields({ test, saved, isReadOnly }: EnteredCardProps & { saved: EnteredFacts }): ReactElement {
  const { t } = useTranslation();
  const form = useEnteredForm(test, saved);
  const { theirs } = form;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void form.save();
  };
  return (
    <Form onSubmit={onSubmit} aria-label={t(($) => $.findings.entered)}>
      <LastChange facts={theirs ?? saved} />
      {form.failure !== null && <FormError>{form.failure}</FormError>}
      {theirs && <ChangedBanner onTake={form.takeTheirs}>{t(($) => $.findings.changed)}</ChangedBanner>}
      <EyePair
        left={<EyeFields eye="os" form={form} isReadOnly={isReadOnly} />}
        right={<EyeFields eye="od" form={form} isReadOnly={isReadOnly} />}
      />
      <Bound<EnteredText, 'comment', HTMLTextAreaElement> control={form.control} name="comment">
        {(bound) => (
          <TextArea
            {...bound}
            label={t(($) => $.findings.comment)}
            maxLength={TEXT_MAX.comment}
            isReadOnly={isReadOnly}
            description={
              theirs && form.differs.includes('comment')
                ? t(($) => $.findings.theirs, { value: theirs.comment ?? t(($) => $.findings.nothing) })
                : undefined
            }
          />
        )}
      </Bound>
      <ConfirmDialog
        isOpen={form.asked.length > 0}
        onOpenChange={form.dismiss}
        title={t(($) => $.findings.blindEye.title)}
        message={t(($) => $.findings.blindEye.message, {
          eyes: form.asked.map((eye) => t(($) => $.findings.eyes[eye === 'OD' ? 'od' : 'os'])).join(', '),
        })}
        confirmLabel={t(($) => $.findings.blindEye.save)}
        cancelLabel={t(($) => $.findings.blindEye.correct)}
        onConfirm={() => void form.saveAnyway()}
      />
      {!isReadOnly && (
        <div className={css.actions}>
          <Button type="submit" variant="primary" isPending={form.isSaving} isDisabled={!form.isDirty && !theirs}>
            {theirs ? t(($) => $.findings.saveMine) : t(($) => $.common.save)}
          </Button>
        </div>
      )}
    </Form>
  );
}

/** Shows the latest change, by whom and when [OUR-22]. */
function LastChange({ facts }: { facts: EnteredFacts }): ReactElement | null {
  const { t } = useTranslation();
  const { when } = useFormats();
  if (!facts.updated) return null;
  const name = facts.updated_by?.name ?? '–';
  return (
    <p className={css.quiet}>{t(($) => $.findings.lastChange, { name, when: when(facts.updated, 'in a sentence') })}</p>
  );
}
