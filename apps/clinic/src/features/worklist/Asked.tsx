import type { PacsConfiguration } from '@isopter/contract';
import { Badge } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { pacsDate } from '../../lib/domain/pacs/dicom.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { type FilterField, type FilterValues, shownFields } from './rules/filter.ts';
import * as css from './Worklist.css.ts';

interface AskedProps {
  values: FilterValues;
  configuration: PacsConfiguration;
  /** From when the results are, milliseconds of the epoch; null while there are none. */
  asOf: number | null;
}

/** Fields with a different label, or none. */
const APART: readonly FilterField[] = ['pacs_integration_device_pool', 'scheduled_station_ae_title_auto'];
const NAMES: readonly FilterField[] = ['patient_first_name', 'patient_last_name'];

/** Isolates input, which may have another direction than the sentence. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Shows the filter sent to the PACS, and the time of the results. */
export function Asked({ values, configuration, asOf }: AskedProps): ReactElement {
  const { t } = useTranslation();
  const { preferences, timezone } = useSignedIn();
  const { disable_pi } = preferences;
  const shown = shownFields(values, configuration);
  const pool = configuration.device_pools.find(({ id }) => id === values.pacs_integration_device_pool);
  const told = [...shown].filter(
    (field) => !APART.includes(field) && !(disable_pi && NAMES.includes(field)) && values[field] !== '',
  );
  return (
    <div className={css.asked} role="group" aria-label={t(($) => $.pacs.asked)}>
      <Badge tone="accent">
        <bdi>{pool?.name}</bdi>
      </Badge>
      {told.map((field) => (
        <Badge key={field}>
          {t(($) => $.pacs.is, {
            field: t(($) => $.pacs.filter.fields[field]),
            value: isolated(pacsDate(String(values[field]))),
          })}
        </Badge>
      ))}
      {asOf !== null && (
        <span className={css.asOf}>
          {t(($) => $.pacs.resultsOf, { time: isolated(pacsDate(new Date(asOf).toISOString(), timezone)) })}
        </span>
      )}
    </div>
  );
}
