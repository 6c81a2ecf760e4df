import { useCallback } from 'react';
import { useTestName } from '../../../lib/domain/tests/useTestName.ts';
import { groupOf } from '../../../lib/domain/tests/offered/choices.ts';
import { isCustomBundle } from './rules/selection.ts';
import type { TestFormData, TestFormValues } from './rules/values.ts';

/** Names what is chosen in a form: the test, or the custom bundle by its own name. Empty while nothing is chosen. */
export function useChosenName(): (values: TestFormValues, data: Pick<TestFormData, 'groups'>) => string {
  const nameOf = useTestName();
  return useCallback(
    (values, { groups }) => {
      const { group, strategy, protocol } = values;
      if (group === '' || isCustomBundle(values)) return groupOf(groups, values)?.name ?? '';
      return nameOf({ group, strategy: strategy || null, protocol: protocol || null });
    },
    [nameOf],
  );
}
