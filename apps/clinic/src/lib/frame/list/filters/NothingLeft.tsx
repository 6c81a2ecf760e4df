import { Button, EmptyState } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SetFilter } from './useFilterTexts.ts';

/** Replaces the rows when the filters leave none: lists the filters, with a button that shows all rows [OUR-71]. */
export function NothingLeft({ texts, onClear }: { texts: readonly SetFilter[]; onClear: () => void }): ReactElement {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t(($) => $.common.noResults)}
      action={<Button onPress={onClear}>{t(($) => $.filters.clear)}</Button>}
    >
      {t(($) => $.filters.nothing, { filters: texts.map(({ text }) => text).join(' · ') })}
    </EmptyState>
  );
}
