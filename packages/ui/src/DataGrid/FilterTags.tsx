import { type ReactElement, useMemo } from 'react';
import { Button as AriaButton, Tag, TagGroup, TagList, useLocale } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import { CloseIcon } from '../icons/index.ts';
import { useTexts } from '../texts/Texts.tsx';
import { dataGridTexts } from './DataGrid.texts.ts';
import * as css from './FilterTags.css.ts';
import { filterText } from './filterWords.ts';
import type { DataGridColumn } from './gridColumns.ts';
import type { GridFilter } from './gridState.ts';

interface FilterTagsProps<T> {
  columns: readonly DataGridColumn<T>[];
  filters: readonly GridFilter[];
  onRemove: (filter: GridFilter) => void;
  onClear: () => void;
}

const keyOf = ({ column, operator }: GridFilter): string => `${column}__${operator}`;

/** The active filters in words; each can be removed by its button or the Delete key. */
export function FilterTags<T>({ columns, filters, onRemove, onClear }: FilterTagsProps<T>): ReactElement {
  const texts = useTexts(dataGridTexts);
  const { locale } = useLocale();
  const day = useMemo(() => {
    // a day has no time zone: written as it is meant
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    return (value: string) => (Number.isNaN(Date.parse(value)) ? value : format.format(Date.parse(value)));
  }, [locale]);
  return (
    <>
      <TagGroup
        aria-label={texts.gridFilters}
        className={css.group}
        onRemove={(keys) => {
          for (const filter of filters) if (keys.has(keyOf(filter))) onRemove(filter);
        }}
      >
        <TagList className={css.list}>
          {filters.map((filter) => {
            const text = filterText(filter, columns, texts, day);
            return (
              <Tag key={keyOf(filter)} id={keyOf(filter)} textValue={text} className={css.tag} data-part="filter">
                <bdi className={css.words}>{text}</bdi>
                <AriaButton slot="remove" className={css.remove}>
                  <CloseIcon size={14} />
                </AriaButton>
              </Tag>
            );
          })}
        </TagList>
      </TagGroup>
      <Button size="sm" variant="quiet" onPress={onClear}>
        {texts.gridClearFilters}
      </Button>
    </>
  );
}
