import { useFindEmployees } from '@isopter/api-client';
import { AUDIT_OBJECT_KINDS, AUDIT_RESULTS, DEBOUNCE_SUGGESTION, fullName } from '@isopter/contract';
import { Autocomplete, Button, DateRangePicker, type Option, Select } from '@isopter/ui';
import { CloseIcon } from '@isopter/ui/icons';
import { type ReactElement, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readDays, writeDays } from '../../lib/frame/list/filters/days.ts';
import { ACTION_WORDS } from '../../lib/domain/audit/actions.ts';
import { objectPlace } from './AccessLog.css.ts';
import { fields } from '../../lib/frame/list/filters/ListFilters.css.ts';
import { usePatientOptions } from '../../lib/domain/patients/usePatientOptions.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { useOfficeDay } from '../../lib/platform/format/useOfficeDay.ts';

/** So many people are suggested. */
const SUGGESTED = 20;

/** Props of {@link AccessLogFilters}. */
export interface AccessLogFiltersProps {
  /** The person the log is filtered by; null for everybody, and until the name is loaded. */
  patient: Option | null;
  person: Option | null;
  /** The one object the log is narrowed to; its name is its id until a row has told it. */
  object: Option | null;
  /** The other filters, as the address has them. */
  values: Readonly<Partial<Record<Chosen, string | undefined>>>;
  /** Called with the option that was picked, or null. */
  onPick: (filter: 'patient' | 'person', option: Option | null) => void;
  /** Called with filters as the address has them; undefined for one that is cleared. */
  onChange: (change: Partial<Record<Chosen | 'object', string | undefined>>) => void;
}

type Chosen = 'action' | 'kind' | 'result' | 'days';

/** The option that leaves a filter open. */
const ANY = '';

/** Filters of the access log: patient, person, action, object, result, days [OUR-141, OUR-511]. */
export function AccessLogFilters({
  patient,
  person,
  object,
  values,
  onPick,
  onChange,
}: AccessLogFiltersProps): ReactElement {
  const { t, i18n } = useTranslation();
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
  const objectText = t(($) => $.filters.chip, { label: t(($) => $.accessLog.object), value: object?.label });
  const choices = useMemo(() => {
    const actions = ACTION_WORDS.map((id) => ({ id, label: t(($) => $.accessLog.actions[id]) }));
    const kinds = AUDIT_OBJECT_KINDS.map((id) => ({ id, label: t(($) => $.accessLog.kinds[id]) }));
    const results = AUDIT_RESULTS.map((id) => ({ id, label: t(($) => $.accessLog.results[id]) }));
    const sorted = (options: Option[]) => options.toSorted((a, b) => a.label.localeCompare(b.label, i18n.language));
    return [
      { id: 'action', label: t(($) => $.accessLog.what), options: sorted(actions) },
      { id: 'kind', label: t(($) => $.accessLog.kind), options: sorted(kinds) },
      { id: 'result', label: t(($) => $.accessLog.result), options: results },
    ] as const;
  }, [i18n.language, t]);
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
      {choices.map(({ id, label, options }) => (
        <Select
          key={id}
          label={label}
          value={values[id] ?? ANY}
          options={[{ id: ANY, label: t(($) => $.filters.any) }, ...options]}
          onChange={(value) => onChange({ [id]: value === ANY ? undefined : value })}
        />
      ))}
      <DateRangePicker
        today={today}
        label={t(($) => $.filters.days)}
        format={date_format}
        defaultValue={readDays(values.days)}
        onChange={(range) => onChange({ days: writeDays(range) })}
      />
      {object && (
        <div className={objectPlace}>
          <Button
            size="sm"
            icon={<CloseIcon />}
            aria-label={t(($) => $.filters.remove, { filter: objectText })}
            onPress={() => onChange({ object: undefined })}
          >
            {objectText}
          </Button>
        </div>
      )}
    </div>
  );
}
