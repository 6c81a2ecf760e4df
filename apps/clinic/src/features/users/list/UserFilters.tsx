import { EMPLOYEE_FACTORS, EMPLOYEE_STATES, type Group, INVITATION_STATUSES } from '@isopter/contract';
import { Button, type Option, Select } from '@isopter/ui';
import { CloseIcon, FilterIcon } from '@isopter/ui/icons';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bar, fields, panelPlace } from '../../../lib/frame/list/filters/ListFilters.css.ts';
import type { UserFilter } from './userFilters.ts';

type Values = Readonly<Partial<Record<UserFilter, string>>>;

interface UserFiltersProps {
  offices: readonly Option[];
  values: Values;
  onChange: (change: Partial<Record<UserFilter, string | undefined>>) => void;
  onClear: () => void;
}

/** Roles that users of a clinic have. */
const ROLES: readonly Group[] = [
  'OFFICE_GROUP_ADMIN',
  'OFFICE_ADMIN',
  'DOCTOR',
  'OPERATOR',
  'TECHALL_ADMIN',
  'TECHALL_USER',
];
const ANY = '';

/** Filters of the list of users: a panel to choose them, and a button for each active filter that removes it [OUR-523]. */
export function UserFilters({ offices, values, onChange, onClear }: UserFiltersProps): ReactElement {
  const { t } = useTranslation();
  const panel = useId();
  const [isOpen, setOpen] = useState(false);
  const choices: readonly { id: UserFilter; label: string; options: readonly Option[] }[] = [
    {
      id: 'group',
      label: t(($) => $.users.fields.group),
      options: ROLES.map((id) => ({ id, label: t(($) => $.users.groups[id]) })),
    },
    { id: 'office', label: t(($) => $.users.bulk.office), options: offices },
    {
      id: 'state',
      label: t(($) => $.users.fields.state),
      options: EMPLOYEE_STATES.map((id) => ({ id, label: t(($) => $.users.states[id]) })),
    },
    {
      id: 'invitation',
      label: t(($) => $.users.fields.invitation),
      options: INVITATION_STATUSES.filter((id) => id !== 'CANCELED').map((id) => ({
        id,
        label: t(($) => $.invitations.status[id]),
      })),
    },
    {
      id: 'factor',
      label: t(($) => $.users.fields.factors),
      options: EMPLOYEE_FACTORS.map((id) => ({ id, label: t(($) => $.users.factors[id]) })),
    },
  ];
  const set = choices.flatMap(({ id, label, options }) => {
    const value = values[id];
    if (value === undefined) return [];
    const name = options.find((option) => option.id === value)?.label ?? t(($) => $.filters.unknown);
    return [{ id, text: t(($) => $.filters.chip, { label, value: name }) }];
  });
  return (
    <div className={bar} role="group" aria-label={t(($) => $.filters.title)} data-part="filters">
      <Button
        icon={<FilterIcon />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onPress={() => setOpen(!isOpen)}
      >
        {t(($) => $.filters.open)}
      </Button>
      {set.map(({ id, text }) => (
        <Button
          key={id}
          size="sm"
          icon={<CloseIcon />}
          aria-label={t(($) => $.filters.remove, { filter: text })}
          onPress={() => onChange({ [id]: undefined })}
        >
          {text}
        </Button>
      ))}
      {set.length > 1 && (
        <Button variant="quiet" size="sm" onPress={onClear}>
          {t(($) => $.filters.clear)}
        </Button>
      )}
      {isOpen && (
        <div id={panel} className={panelPlace} data-part="panel">
          <div className={fields}>
            {choices.map(({ id, label, options }) => (
              <Select
                key={id}
                label={label}
                value={values[id] ?? ANY}
                options={[{ id: ANY, label: t(($) => $.filters.any) }, ...options]}
                onChange={(value) => onChange({ [id]: value === ANY ? undefined : value })}
              />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
