import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '../../../lib/format/isolate.ts';
import { patientName } from '../../../lib/patients/shown.ts';
import { missingFields } from './rules/required.ts';
import * as css from './TestForm.css.ts';
import { useChosenName } from './useChosenName.ts';
import { useTestFormContext } from './useTestForm.ts';

/** What Done will start, of whom and where, once everything is chosen: it begins in front of a person's eyes [OUR-46]. */
export function WhatStarts(): ReactElement | null {
  const { t, i18n } = useTranslation();
  const nameOf = useChosenName();
  const { data, values } = useTestFormContext();
  const device = data.devices.find(({ id }) => id === values.device);
  if (!device || missingFields(values, data).length > 0) return null;
  const direction = i18n.dir();
  const test = nameOf(values, data);
  const patient = data.patient && (patientName(data.patient, data.preferences) ?? t(($) => $.patients.unnamed));
  const said = { test, device: isolate(device.name, direction) };
  return (
    <p className={css.starts} data-part="what-starts">
      {patient
        ? t(($) => $.tests.form.startsFor, { ...said, patient: isolate(patient, direction) })
        : t(($) => $.tests.form.starts, said)}
    </p>
  );
}
