import type { ExportTask } from '@isopter/contract';
import { StatusMarker, type TableColumn } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/platform/format/useFormats.ts';
import { useTestName } from '../../lib/domain/tests/useTestName.ts';
import { TONE_OF_EXPORT } from './rules.ts';

/** The columns of the exports, and how a row is called. */
interface ExportColumns {
  columns: readonly TableColumn<ExportTask>[];
  rowLabel: (task: ExportTask) => string;
}

/** Returns the columns of the list of exports [EXP-01]. */
export function useExportColumns(): ExportColumns {
  const { t } = useTranslation();
  const { date } = useFormats();
  const nameOf = useTestName();
  return useMemo(() => {
    const rowLabel = ({ parameters: { test_strategy, test_protocol } }: ExportTask): string =>
      nameOf({ group: 'PERIMETRY', strategy: test_strategy, protocol: test_protocol });
    const day = (of: string | null | undefined): string => (of ? date(of) : t(($) => $.exports.anyDay));
    return {
      rowLabel,
      columns: [
        { id: 'test', title: t(($) => $.exports.test), isRowHeader: true, cell: rowLabel },
        {
          id: 'start',
          title: t(($) => $.exports.fields.start_date),
          cell: ({ parameters }) => day(parameters.start_date),
        },
        { id: 'end', title: t(($) => $.exports.fields.end_date), cell: ({ parameters }) => day(parameters.end_date) },
        {
          id: 'device_type',
          title: t(($) => $.exports.fields.device_type),
          cell: ({ parameters: { device_type } }) =>
            device_type ? t(($) => $.devices.types[device_type]) : t(($) => $.exports.anyDevice),
        },
        {
          id: 'status',
          title: t(($) => $.exports.status.label),
          cell: ({ status }) => (
            <StatusMarker tone={TONE_OF_EXPORT[status]}>{t(($) => $.exports.status[status])}</StatusMarker>
          ),
        },
      ],
    };
  }, [date, nameOf, t]);
}
