import { useCall, useMoveTest, usePatientSuggestions, useTest } from '@isopter/api-client';
import { DEBOUNCE_SUGGESTION } from '@isopter/contract';
import { Button, ComboBox, Form, FormScreen, toasts } from '@isopter/ui';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'wouter';
import { ScreenTitle } from '../../brand/ScreenTitle.tsx';
import { createSearchDelay } from '../../list/searchDelay.ts';
import { useRecognise } from '../../patients/useRecognise.ts';
import { usePatientCrumbs } from '../usePatientCrumbs.ts';
import { useTestName } from '../useTestName.ts';

/** Moving a finished test to another patient, who must be picked from suggestions [LIST-09, LIST-15]. */
export function TestMove(): ReactElement {
  const { id } = useParams<{ id: string }>();
  const [query] = useSearchParams();
  const owner = query.get('patient');
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const recognise = useRecognise();
  const nameOf = useTestName();
  const [term, setTerm] = useState('');
  const [target, setTarget] = useState<string | null>(null);
  const suggestions = usePatientSuggestions(term);
  const test = useTest(id);
  const patient = useCall('getPatient', owner ? { params: { id: owner } } : null);
  const crumbs = usePatientCrumbs(patient.data);
  const { send, isSending } = useMoveTest();
  const delay = useMemo(() => createSearchDelay(DEBOUNCE_SUGGESTION, setTerm), []);
  useEffect(() => delay.stop, [delay]);

  const title = t(($) => $.tests.move.title);
  const closePath = owner ? `/tests/${owner}` : '/patients';
  const options = (suggestions.data?.results ?? [])
    .filter((suggested) => suggested.id !== owner)
    .map((suggested) => ({ id: suggested.id, label: recognise(suggested) }));

  const move = async (): Promise<void> => {
    if (target === null) return;
    try {
      await send({ params: { id }, body: { patient: target } });
      toasts.show({ tone: 'positive', message: t(($) => $.tests.move.testMoveSuccess) });
      navigate(closePath);
    } catch {
      toasts.show({ tone: 'critical', message: t(($) => $.tests.move.testMoveError) });
    }
  };

  return (
    <Form
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        void move();
      }}
    >
      <FormScreen
        title={title}
        breadcrumbs={[...crumbs, { label: t(($) => $.tests.title), href: closePath }, { label: title }]}
        onClose={() => navigate(closePath)}
        actions={
          <Button type="submit" variant="primary" isDisabled={target === null} isPending={isSending}>
            {t(($) => $.tests.move.submit)}
          </Button>
        }
      >
        <ScreenTitle>{title}</ScreenTitle>
        {test.data && <p>{t(($) => $.tests.move.hint, { test: nameOf(test.data.test_group) })}</p>}
        <ComboBox
          label={t(($) => $.tests.move.target)}
          placeholder={t(($) => $.tests.move.placeholder)}
          options={options}
          value={target}
          onChange={setTarget}
          onSearch={delay.type}
          isLoading={suggestions.isValidating}
          isRequired
        />
      </FormScreen>
    </Form>
  );
}
