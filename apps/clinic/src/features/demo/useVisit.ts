import { ApiError, messageOf, useCreateTest, useMutationCall } from '@isopter/api-client';
import { monitorKind, monitorPath, type Patient } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/platform/errors/useErrorText.ts';
import { type EditForm, type FieldProblems, type Refusal, useEditForm } from '../../lib/frame/form/useEditForm.ts';
import { useTextRefusal } from '../../lib/frame/form/useTextRefusal.ts';
import type { TextRefusal } from '../../lib/frame/form/textRules.ts';
import { setDemoTest } from '../../lib/platform/session/demoMode.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { demoTest, type DemoTest, type VisitorField, visitorRefusals, type VisitorValues } from './rules.ts';

export type VisitStep = 'intro' | 'form' | 'choice';

/** One visitor: what they gave, how far they are, and the test they begin. */
export interface Visit extends Pick<EditForm<VisitorValues>, 'form'> {
  step: VisitStep;
  goTo: (step: VisitStep) => void;
  /** Returns the label of a field. */
  labelOf: (field: VisitorField) => string;
  /** Makes the patient and the test, and opens its monitor [DEMO-02]. */
  begin: (test: DemoTest) => Promise<void>;
  /** The test that is being made. */
  beginning: DemoTest | null;
}

const EMPTY: VisitorValues = { name: '', email: '' };

/** A visit of the demo mode. What fails is said in a toast; what was typed stays [DEMO-05]. */
export function useVisit(): Visit {
  const { t } = useTranslation();
  const { preferences, user } = useSignedIn();
  const [step, goTo] = useState<VisitStep>('intro');
  const [beginning, setBeginning] = useState<DemoTest | null>(null);
  const createPatient = useMutationCall('createDemoPatient');
  const createTest = useCreateTest();
  const errorText = useErrorText();
  const refusalText = useTextRefusal();
  // a test that could not be made is tried again with the patient that was
  const made = useRef<{ of: VisitorValues; patient: Patient }>(undefined);

  const labelOf = (field: VisitorField): string => t(($) => $.demo[field]);
  const problemsOf = (values: VisitorValues): FieldProblems<VisitorValues> => {
    const refusals = Object.entries(visitorRefusals(values)) as [VisitorField, TextRefusal][];
    return Object.fromEntries(
      refusals.map(([field, refusal]) => [
        field,
        { type: refusal.kind, message: refusalText(labelOf(field), refusal) },
      ]),
    );
  };
  const refusalOf = (error: unknown): Refusal<VisitorValues> => {
    // an error without its own text shows the server's message
    const isNamed = messageOf(error, 'test').key !== 'testCreation';
    toasts.show({ tone: 'info', message: errorText(error, isNamed ? 'test' : 'generic') });
    const refused = error instanceof ApiError ? Object.entries(error.fields) : [];
    const fields = refused.flatMap(([name, [first]]) =>
      name in EMPTY && first !== undefined ? [[name, first] as const] : [],
    );
    if (fields.length > 0) goTo('form');
    return { fields: Object.fromEntries(fields), text: null };
  };
  const { form, attempt, leave } = useEditForm({ defaultValues: EMPTY, problemsOf, refusalOf });

  const patientOf = async (values: VisitorValues): Promise<Patient> => {
    const of = { name: values.name.trim(), email: values.email.trim() };
    const known = made.current;
    if (known && known.of.name === of.name && known.of.email === of.email) return known.patient;
    const patient = await createPatient.send({ body: of });
    made.current = { of, patient };
    return patient;
  };

  const begin = async (test: DemoTest): Promise<void> => {
    if (beginning !== null) return;
    setBeginning(test);
    await attempt(async (values) => {
      const started = await createTest.send({ body: demoTest(test, await patientOf(values), preferences, user) });
      setDemoTest(started.id);
      leave(monitorPath(monitorKind({ ...started, monocular: started.monocular })!, started.id));
    });
    setBeginning(null);
  };
  return { form, step, goTo, labelOf, begin, beginning };
}
