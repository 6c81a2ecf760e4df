import { Button, TextField } from '@isopter/ui';
import type { FormEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../lib/frame/form/Bound.tsx';
import { Form } from '../../lib/frame/form/Form.tsx';
import { lead } from './DemoMode.css.ts';
import { StepTitle } from './StepTitle.tsx';
import type { Visit } from './useVisit.ts';

/** The form with a visitor's name and the address for the results [DEMO-01]. */
export function VisitorForm({ visit }: { visit: Visit }): ReactElement {
  const { t } = useTranslation();
  const { form, goTo, labelOf } = visit;
  const { isValid, isDirty } = form.formState;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isValid && isDirty) goTo('choice');
  };
  return (
    <>
      <StepTitle>{t(($) => $.demo.formTitle)}</StepTitle>
      <p className={lead}>{t(($) => $.demo.resultsWillBeSent)}</p>
      <Form aria-label={t(($) => $.demo.formTitle)} onSubmit={submit}>
        <Bound control={form.control} name="name">
          {(field) => <TextField {...field} label={labelOf('name')} autoComplete="off" isRequired />}
        </Bound>
        <Bound control={form.control} name="email">
          {(field) => <TextField {...field} label={labelOf('email')} type="email" autoComplete="off" isRequired />}
        </Bound>
        <Button type="submit" variant="primary" isFullWidth isDisabled={!isValid || !isDirty}>
          {t(($) => $.demo.next)}
        </Button>
        <Button
          variant="quiet"
          isFullWidth
          onPress={() => {
            // the next visitor does not see who was there
            form.reset();
            goTo('intro');
          }}
        >
          {t(($) => $.common.cancel)}
        </Button>
      </Form>
    </>
  );
}
