import type { Today } from '@isopter/contract';
import { useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PartSwitch } from '../../lib/frame/screen/Part.tsx';
import { dayParts } from './Today.css.ts';
import { countsOf, type Part, type Row } from './rules/groups.ts';

/** Props of {@link DayParts}. */
export interface DayPartsProps {
  data: Today;
  rows: readonly Row[];
  parts: readonly Part[];
  part: Part;
  onChange: (part: Part) => void;
}

/** Which part of a day a telephone shows, each with how much there is of it [OUR-398]. */
export function DayParts({ data, rows, parts, part, onChange }: DayPartsProps): ReactElement {
  const { t } = useTranslation();
  const number = useNumberFormat();
  const counts = countsOf(data, rows);
  const nameOf = (id: Part): string =>
    id === 'read' || id === 'needs' ? t(($) => $.today.parts[id]) : t(($) => $.today.groups[id]);
  return (
    <div className={dayParts}>
      <PartSwitch
        label={t(($) => $.course.parts.label)}
        parts={parts.map((id) => ({
          id,
          label: t(($) => $.today.parts.counted, { part: nameOf(id), shown: number(counts[id]) }),
        }))}
        shown={part}
        onChange={onChange}
      />
    </div>
  );
}
