import { useAllDevices, useCall } from '@isopter/api-client';
import { fullName, TEST_STATUSES, TEST_TYPES } from '@isopter/contract';
import type { Option } from '@isopter/ui';
import { useTranslation } from 'react-i18next';
import type { TestFilter } from './filters.ts';
import type { Asking } from './useAsking.ts';

/** A filter of which one value is chosen. */
export interface FilterChoice {
  id: Exclude<TestFilter, 'unread' | 'days'>;
  label: string;
  options: readonly Option[];
}

/** A filter by status. */
export function useStatusChoice(): FilterChoice {
  const { t } = useTranslation();
  return {
    id: 'status',
    label: t(($) => $.tests.status),
    options: TEST_STATUSES.map((status) => ({ id: status, label: t(($) => $.statuses[status]) })),
  };
}

/** A filter by any kind there is: of what was tested, whatever the devices can do now. */
export function useKindChoice(): FilterChoice {
  const { t } = useTranslation();
  return {
    id: 'group',
    label: t(($) => $.tests.form.group),
    options: TEST_TYPES.filter((kind) => kind !== 'CUSTOM_BUNDLE').map((kind) => ({
      id: kind,
      label: t(($) => $.testNames.groups[kind]),
    })),
  };
}

/** Filters by doctor and device. Names that are not loaded yet are no choices. */
export function usePeopleChoices({ isAsked, isTechnician }: Asking): readonly FilterChoice[] {
  const { t } = useTranslation();
  const doctors = useCall('listDoctors', isAsked ? { query: {} } : null).data ?? [];
  const devices = useAllDevices(isAsked && !isTechnician).data ?? [];
  return [
    {
      id: 'doctor',
      label: t(($) => $.tests.form.doctor),
      options: doctors.map(({ id, ...person }) => ({ id, label: fullName(person) })),
    },
    {
      id: 'device',
      label: t(($) => $.tests.device),
      options: devices.map(({ id, name }) => ({ id, label: name })),
    },
  ];
}
