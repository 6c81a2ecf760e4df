import type { CourseRow } from '@isopter/contract';
import { Checkbox } from '@isopter/ui';
import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { compareMarked, markable, type MarkedTest } from './rules/marks.ts';

/** The tests that are marked to be compared, and the box that marks each; they stay marked from page to page [OUR-254, OUR-293]. */
export function useMarks(patientId: string) {
  const { t } = useTranslation();
  const [marked, setMarked] = useState<readonly MarkedTest[]>([]);
  const controlOf = (row: CourseRow, label: string): ReactNode => {
    const one = markable(row);
    if (one === null) return undefined;
    const { id } = one;
    return (
      <Checkbox
        label={<VisuallyHidden>{t(($) => $.compare.markOf, { test: label })}</VisuallyHidden>}
        isSelected={marked.some((other) => other.id === id)}
        onChange={(isMarked) =>
          setMarked((before) => [...before.filter((other) => other.id !== id), ...(isMarked ? [one] : [])])
        }
      />
    );
  };
  return { marked, controlOf, way: compareMarked(patientId, marked), clear: () => setMarked([]) };
}

export type Marks = ReturnType<typeof useMarks>;
