import { fullName, type Person } from '@isopter/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '../../../lib/format/isolate.ts';
import { usePatientName } from '../../../lib/patients/usePatientName.ts';
import * as css from './TestForm.css.ts';
import { useChosenName } from './useChosenName.ts';
import { useEyesText } from './useEyesText.ts';
import { useMissing } from './useMissing.ts';
import { useTestFormContext } from './useTestForm.ts';

/**
 * What Done will start, of whom, where and by whom, once everything is chosen, and what is still to be chosen until then:
 * it begins in front of a person's eyes [OUR-46].
 * @param id by which Done is described
 */
export function WhatStarts({ id }: { id: string }): ReactElement {
  const { t, i18n } = useTranslation();
  const missing = useMissing(useTestFormContext());
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
      <Sentence />
      <By />
    </div>
  );
}

function Sentence(): ReactElement {
  const { t, i18n } = useTranslation();
  const nameOf = useChosenName();
  const patientNameOf = usePatientName();
  const { data, values } = useTestFormContext();
  const direction = i18n.dir();
  const device = data.devices.find(({ id }) => id === values.device);
  const patient = data.patient && patientNameOf(data.patient);
  const said = { test: nameOf(values, data), device: isolate(device?.name ?? '', direction) };
  return (
    <p className={css.starts}>
      {patient
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
