import { ApiError, useCall, useUpdateSchedule } from '@isopter/api-client';
import type { Schedule } from '@isopter/contract';
import { dateError, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/platform/errors/useErrorText.ts';
import { EditScreen } from '../../../lib/frame/form/EditScreen.tsx';
import { changedFields } from '../../../lib/frame/form/mergeEdits.ts';
import type { FieldProblems, Refusal } from '../../../lib/frame/form/useEditForm.ts';
import { useRecordForm } from '../../../lib/frame/form/useRecordForm.ts';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { officeDay } from '../../../lib/platform/format/useOfficeDay.ts';
import { PatientBanner } from '../../../lib/domain/patients/PatientBanner.tsx';
import { Loading } from '../../../lib/frame/screen/Loading.tsx';
import { RepetitionFields } from '../steps/RepetitionFields.tsx';
import {
  type Repetition,
  type RepetitionField,
  repetitionOf,
  repetitionProblems,
  repetitionSent,
} from '../steps/rules/schedule.ts';
import { useRepetitionText } from '../steps/useRepetitionText.ts';
import { usePatientCrumbs } from '../../../lib/domain/patients/usePatientCrumbs.ts';
import { useLoadedSchedule } from './useLoadedSchedule.ts';
import { useScheduleFacts } from '../../../lib/domain/tests/schedules/useScheduleFacts.ts';

/** Changing how often a test or bundle is repeated, and until when [RECUR-04, RECUR-07]. */
export function ScheduleEdit(): ReactElement {
  const { schedule, close } = useLoadedSchedule();
  return schedule ? <ScheduleForm key={schedule.id} schedule={schedule} close={close} /> : <Loading />;
}

const FIELDS = ['period_in_days', 'end_date'] as const satisfies readonly RepetitionField[];

function ScheduleForm({ schedule, close }: { schedule: Schedule; close: string }): ReactElement {
  const { t } = useTranslation();
  const patient = useCall('getPatient', { params: { id: schedule.patient } }, { silent: true });
  const crumbs = usePatientCrumbs(patient.data);
  const facts = useScheduleFacts();
  const say = useRepetitionText();
  const errorText = useErrorText();
  const { send } = useUpdateSchedule();
  const { id } = schedule;
  const { date } = useFormats();
  const { form, attempt, leave, failure, conflict } = useRecordForm<Repetition, Schedule>({
    record: schedule,
    valuesOf: (one) => repetitionOf(one ?? undefined),
    sentOf: repetitionSent,
    fields: {
      period_in_days: { label: t(($) => $.tests.steps.period_in_days) },
      end_date: {
        label: t(($) => $.tests.steps.end_date),
        text: ({ end_date }) => (dateError(end_date) === null ? date(end_date) : end_date),
      },
    },
    problemsOf: (values): FieldProblems<Repetition> => {
      const problems = repetitionProblems(values, officeDay());
      return Object.fromEntries(
        FIELDS.flatMap((name) =>
          problems[name] ? [[name, { type: problems[name], message: say(name, problems[name]) }]] : [],
        ),
      );
    },
    refusalOf: (error): Refusal<Repetition> => {
      const told = error instanceof ApiError ? error.fields : {};
      const fields = Object.fromEntries(FIELDS.flatMap((name) => (told[name] ? [[name, told[name].join(' ')]] : [])));
      return { fields, text: Object.keys(fields).length > 0 ? null : errorText(error) };
    },
  });
  const values = form.watch();
  const { errors, isSubmitted, isSubmitting } = form.formState;
  const refused = Object.fromEntries(
    FIELDS.flatMap((name) => (errors[name]?.type === 'server' ? [[name, errors[name].message ?? '']] : [])),
  );
  const isBundle = schedule.scheduled_entity === 'B';
  const title = t(($) => $.tests.recurring[isBundle ? 'editBundle' : 'editTest']);
  const list = { label: t(($) => $.tests.tabs[isBundle ? 'recurringBundles' : 'recurringTests']), href: close };
  return (
    <EditScreen
      title={title}
      breadcrumbs={[...crumbs, list, { label: title }]}
      closeHref={close}
      onSubmit={() =>
        attempt(async (typed, { values: before, version }) => {
          const changes = changedFields(repetitionSent(before), repetitionSent(typed));
          await send({ params: { id }, body: { ...changes, version } });
          toasts.show({ tone: 'positive', message: t(($) => $.tests.recurring.saved) });
          leave(close);
        })
      }
      isSaving={isSubmitting}
      failure={failure}
      conflict={conflict}
      banner={patient.data && <PatientBanner patient={patient.data} />}
    >
      <p>{t(($) => $.tests.recurring.repeats, { test: facts.name(schedule), next: facts.next(schedule) })}</p>
      <RepetitionFields
        value={values}
        onChange={(typed) => {
          for (const name of FIELDS)
            form.setValue(name, typed[name], { shouldDirty: true, shouldValidate: isSubmitted });
        }}
        isTried={isSubmitted}
        refused={refused}
      />
    </EditScreen>
  );
}
