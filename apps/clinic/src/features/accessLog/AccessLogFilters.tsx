import { useFindEmployees } from '@isopter/api-client';
import { DEBOUNCE_SUGGESTION, fullName } from '@isopter/contract';
import { Autocomplete, DateRangePicker, type Option } from '@isopter/ui';
import { type ReactElement, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { readDays, writeDays } from '../../lib/list/filters/days.ts';
import { fields } from '../../lib/list/filters/ListFilters.css.ts';
import { usePatientOptions } from '../../lib/patients/usePatientOptions.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { useOfficeDay } from '../../lib/format/useOfficeDay.ts';

/** So many people are suggested. */
const SUGGESTED = 20;

/** Props of {@link AccessLogFilters}. */
export interface AccessLogFiltersProps {
  /** Whom the log is narrowed to, with their names; null for everybody, and until the name is known. */
  patient: Option | null;
  person: Option | null;
  days: string | undefined;
  /** Called with the option that was picked, or null, and with days as the address has them. */
  onPick: (filter: 'patient' | 'person', option: Option | null) => void;
  onDays: (days: string | undefined) => void;
}

/** What the access log is narrowed by: a patient, a person, days [OUR-141]. */
export function AccessLogFilters({ patient, person, days, onPick, onDays }: AccessLogFiltersProps): ReactElement {
  const { t } = useTranslation();
  const today = useOfficeDay();
  const { date_format } = useSignedIn().preferences;
  const patients = usePatientOptions();
  const findEmployees = useFindEmployees();
  const findPeople = useCallback(
    async (text: string, signal: AbortSignal): Promise<Option[]> =>
      (await findEmployees(text, signal))
        .slice(0, SUGGESTED)
        .map((user) => ({ id: user.id, label: fullName(user), description: user.email })),
    [findEmployees],
  );
  return (
    <div className={fields} role="group" aria-label={t(($) => $.filters.title)}>
      <Autocomplete
        label={t(($) => $.accessLog.patient)}
        placeholder={t(($) => $.accessLog.patientPlaceholder)}
        value={patient}
        load={patients.find}
        delay={DEBOUNCE_SUGGESTION}
        onChange={(option) => onPick('patient', option)}
      />
      <Autocomplete
        label={t(($) => $.accessLog.person)}
        placeholder={t(($) => $.accessLog.personPlaceholder)}
        value={person}
        load={findPeople}
        delay={DEBOUNCE_SUGGESTION}
        onChange={(option) => onPick('person', option)}
      />
      <DateRangePicker
        today={today}
        label={t(($) => $.filters.days)}
        format={date_format}
        defaultValue={readDays(days)}
        onChange={(range) => onDays(writeDays(range))}
      />
    </div>
  );
}
