import { fullName, instantAt, type Person } from '@isopter/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { WhenValues } from '../../../../lib/domain/appointments/when.ts';
import { isolate } from '../../../../lib/platform/format/isolate.ts';
import { useFormats } from '../../../../lib/platform/format/useFormats.ts';
import { usePatientName } from '../../../../lib/domain/patients/usePatientName.ts';
import { useSignedIn } from '../../../../lib/platform/session/session.ts';
import * as css from '../TestForm.css.ts';
import { useChosenName } from '../useChosenName.ts';
import { useEyesText } from '../useEyesText.ts';
import { useMissing } from '../useMissing.ts';
import { useTestFormContext } from '../useTestForm.ts';

/** Props of {@link WhatStarts}. */
export interface WhatStartsProps {
  /** By which the button is described. */
  id: string;
  /** When the test is planned for; null if it starts now. */
  when: WhenValues | null;
}

/**
 * Shows what Done will start, for whom, where and by whom, once everything is chosen, and until then the missing
 * choices: it begins in front of a person's eyes [OUR-46].
 */
export function WhatStarts({ id, when }: WhatStartsProps): ReactElement {
  const { t, i18n } = useTranslation();
  const missing = useMissingToPlan(useMissing(useTestFormContext()), when);
  if (missing.length > 0) {
    const list = new Intl.ListFormat(i18n.resolvedLanguage, { style: 'short', type: 'unit' });
    return (
      <p id={id} className={css.stillMissing} data-part="what-starts">
        {t(($) => $.tests.form.missing, { fields: list.format(missing) })}
      </p>
    );
  }
  return (
    <div id={id} data-part="what-starts">
      <Sentence when={when} />
      <By />
    </div>
  );
}

/** Adds the date and the time, if a test is planned and they are missing. */
function useMissingToPlan(missing: readonly string[], when: WhatStartsProps['when']): readonly string[] {
  const { t } = useTranslation();
  if (when === null) return missing;
  return [
    ...missing,
    ...(['day', 'time'] as const).filter((field) => when[field] === '').map((field) => t(($) => $.appointments[field])),
  ];
}

function Sentence({ when }: Pick<WhatStartsProps, 'when'>): ReactElement {
  const { t, i18n } = useTranslation();
  const nameOf = useChosenName();
  const patientNameOf = usePatientName();
  const { data, values } = useTestFormContext();
  const direction = i18n.dir();
  const { date, time } = useFormats();
  const { timezone } = useSignedIn();
  const device = data.devices.find(({ id }) => id === values.device);
  const patient = data.patient && patientNameOf(data.patient);
  const said = { test: nameOf(values, data), device: isolate(device?.name ?? '', direction) };
  return (
    <p className={css.starts}>
      {patient && when?.day && when.time
        ? t(($) => $.appointments.plansFor, {
            ...said,
            patient: isolate(patient, direction),
            when: t(($) => $.appointments.at, {
              day: date(when.day),
              time: time(instantAt({ day: when.day, time: `${when.time}:00` }, timezone).toISOString(), timezone),
            }),
          })
        : patient
          ? t(($) => $.tests.form.startsFor, { ...said, patient: isolate(patient, direction) })
          : t(($) => $.tests.form.starts, said)}
    </p>
  );
}

/** In which order, and who is there. */
function By(): ReactElement | null {
  const { i18n } = useTranslation();
  const eyesOf = useEyesText();
  const { data, values } = useTestFormContext();
  const nameOf = (people: readonly Person[], id: string): string | undefined => {
    const person = people.find((one) => one.id === id);
    return person && isolate(fullName(person), i18n.dir());
  };
  const people = [nameOf(data.doctors, values.doctor), nameOf(data.operators, values.operator)];
  const said = [eyesOf(values), ...new Set(people)].filter(Boolean);
  return said.length === 0 ? null : <p className={css.by}>{said.join(' · ')}</p>;
}
