import { useCall } from '@isopter/api-client';
import { Button, FormScreen, type Option, toasts } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';
import { Form } from '../../lib/frame/form/Form.tsx';
import { useUnsaved } from '../../lib/frame/leaving/unsaved.ts';
import { PatientBanner } from '../../lib/domain/patients/PatientBanner.tsx';
import { PatientPicker } from '../../lib/domain/patients/PatientPicker.tsx';
import { usePatientName } from '../../lib/domain/patients/usePatientName.ts';
import { useUndoChange } from '../../lib/domain/patients/useUndoChange.ts';
import { usePatientCrumbs } from '../../lib/domain/patients/usePatientCrumbs.ts';

/** Props of {@link MoveScreen}. */
export interface MoveScreenProps {
  title: string;
  /** The present patient; null if there is none. */
  owner: string | null;
  /** The list it is in, and where that is. */
  list: { label: string; href: string };
  /** Describes what will be moved. @param from the present patient; null if there is none */
  hint: (from: string | null) => string | undefined;
  /** Describes what the button will do, with names [OUR-44]. @param from the present patient; null if there is none */
  summary: (from: string | null, to: string) => string | undefined;
  isSending: boolean;
  /** Moves it. */
  onMove: (to: string) => Promise<unknown>;
  /** Messages about the result. */
  texts: { moved: string; failed: string };
  /** Where it leads afterwards. */
  movedTo: (to: string) => string;
}

/** Moving a finished test or bundle to another patient, who must be picked from suggestions [LIST-09, BUND-07]. */
export function MoveScreen(props: MoveScreenProps): ReactElement {
  const { title, owner, list, hint, summary, isSending, onMove, texts, movedTo } = props;
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const nameOf = usePatientName();
  const [target, setTarget] = useState<Option | null>(null);
  const forget = useUnsaved(target !== null);
  const patient = useCall('getPatient', owner ? { params: { id: owner } } : null, { silent: true });
  const crumbs = usePatientCrumbs(patient.data);
  const { offer } = useUndoChange();
  const from = owner ? nameOf(patient.data) : null;

  const said = hint(from);

  const move = async (): Promise<void> => {
    if (target === null) return;
    try {
      await onMove(target.id);
      forget();
      navigate(movedTo(target.id));
      void offer(texts.moved, 'move', target.id);
    } catch {
      toasts.show({ tone: 'critical', message: texts.failed });
    }
  };

  return (
    <FormScreen
      title={title}
      // a function that is called, not a component
      // oxlint-disable-next-line react/no-unstable-nested-components
      wrap={(content) => (
        <Form
          aria-label={title}
          onSubmit={(event) => {
            event.preventDefault();
            void move();
          }}
        >
          {content}
        </Form>
      )}
      breadcrumbs={[...crumbs, list, { label: title }]}
      onClose={() => navigate(list.href)}
      actions={
        <Button type="submit" variant="primary" isDisabled={target === null} isPending={isSending}>
          {t(($) => $.tests.move.submit)}
        </Button>
      }
    >
      <ScreenTitle>{title}</ScreenTitle>
      {owner && !patient.error && <PatientBanner patient={patient.data} />}
      {said !== undefined && <p>{said}</p>}
      <PatientPicker
        label={t(($) => $.tests.move.target)}
        placeholder={t(($) => $.tests.move.placeholder)}
        exceptId={owner}
        onChange={setTarget}
      />
      {target && <p role="status">{summary(from, target.label)}</p>}
    </FormScreen>
  );
}
