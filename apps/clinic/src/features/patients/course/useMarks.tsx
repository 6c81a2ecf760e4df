import type { CourseTest } from '@isopter/contract';
import { Checkbox } from '@isopter/ui';
import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { comparable, compareMarked, type MarkedTest } from './rules/marks.ts';

/** The tests that are marked to be compared, and the box that marks each; they stay marked from page to page [OUR-254, OUR-293]. */
export function useMarks(patientId: string) {
  const { t } = useTranslation();
  const [marked, setMarked] = useState<readonly MarkedTest[]>([]);
  const controlOf = (row: CourseTest, label: string): ReactNode => {
    const { id, time_start: time } = row.test;
    const what = comparable(row);
    if (what === null) return undefined;
    return (
      <Checkbox
        label={<VisuallyHidden>{t(($) => $.compare.markOf, { test: label })}</VisuallyHidden>}
        isSelected={marked.some((one) => one.id === id)}
        onChange={(isMarked) =>
          setMarked((before) => [
            ...before.filter((one) => one.id !== id),
            ...(isMarked ? [{ id, time: time ?? '', ...what }] : []),
          ])
        }
      />
    );
  };
  return { marked, controlOf, way: compareMarked(patientId, marked), clear: () => setMarked([]) };
}

export type Marks = ReturnType<typeof useMarks>;
