import { useImportChanges } from '@isopter/api-client';
import type { ImportChange, ImportItem } from '@isopter/contract';
import { Disclosure, useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { cellText } from './cells.ts';
import * as css from './verify.css.ts';

/** The changes to a report with author and time, newest first [OUR-473]. */
export function ImportHistory({ item }: { item: ImportItem }): ReactElement | null {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { data: changes } = useImportChanges(item.version > 0 ? item.upload_id : null);
  const linesOf = useChangeLines();
  if (!changes || changes.length === 0) return null;
  return (
    <Disclosure level={2} title={t(($) => $.imports.verify.history.title, { count: changes.length })}>
      <ol className={css.history}>
        {changes.map((change) => (
          <li key={change.version}>
            <strong>
              <bdi>{change.by.name}</bdi>, {moment(change.at)}
            </strong>
            <ul>
              {linesOf(change).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

function useChangeLines(): (change: ImportChange) => string[] {
  const { t } = useTranslation();
  const write = useNumberFormat();
  const { date } = useFormats();
  const degrees = (value: number): string => write(value).replace('-', '−');
  const none = t(($) => $.imports.verify.unknown);
  const valueOf = (value: number | null | undefined): string => cellText(value ?? NaN) || none;
  return ({ identity_reason: reason, details, thresholds }) => {
    const said = (field: ImportChange['details'][number]['field'], value: string | null | undefined): string => {
      if (!value) return none;
      if (field === 'test_date') return date(value);
      return field === 'group' ? t(($) => $.testNames.groups[value as 'PERIMETRY']) : value;
    };
    const lines = [
      ...(typeof reason === 'string' ? [t(($) => $.imports.verify.history.identity, { reason: reason || none })] : []),
      ...details.map(({ field, from, to }) =>
        t(($) => $.imports.verify.history.change, {
          what: t(($) => $.imports.verify.fields[field]),
          from: said(field, from),
          to: said(field, to),
        }),
      ),
      ...thresholds.map(({ eye, x, y, from, to }) =>
        t(($) => $.imports.verify.history.change, {
          what: t(($) => $.imports.verify.place[eye], { x: degrees(x), y: degrees(y) }),
          from: valueOf(from),
          to: valueOf(to),
        }),
      ),
    ];
    return lines.length > 0 ? lines : [t(($) => $.imports.verify.history.asRead)];
  };
}
