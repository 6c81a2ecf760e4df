import { type ReactElement, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { ColumnsIcon, FilterIcon } from '../icons/index.ts';
import { Popover, PopoverTrigger } from '../Popover/Popover.tsx';
import { useTexts } from '../texts/Texts.tsx';
import { ColumnPreferences } from './ColumnPreferences.tsx';
import * as css from './DataGrid.css.ts';
import { dataGridTexts } from './DataGrid.texts.ts';
import { FilterForm } from './FilterForm.tsx';
import { FilterTags } from './FilterTags.tsx';
import type { DataGridColumn } from './gridColumns.ts';
import { type GridState, withFilter, withoutFilter, withoutFilters } from './gridState.ts';

interface GridToolbarProps<T> {
  columns: readonly DataGridColumn<T>[];
  state: GridState;
  onChange: (state: GridState) => void;
}

/** The active filters and the column preferences. */
export function GridToolbar<T>({ columns, state, onChange }: GridToolbarProps<T>): ReactElement {
  const texts = useTexts(dataGridTexts);
  const add = useRef<HTMLSpanElement>(null);
  const change = (next: GridState): void => {
    onChange(next);
    // with the last filter the tags go, and the focus that was on them
    if (next.filters.length === 0) add.current?.querySelector('button')?.focus();
  };
  return (
    <div className={css.toolbar} data-part="toolbar">
      {columns.some(({ filter }) => filter) && (
        <span ref={add} data-part="add-filter">
          <PopoverTrigger>
            <Button size="sm" icon={<FilterIcon />}>
              {texts.gridAddFilter}
            </Button>
            <Popover title={texts.gridAddFilter}>
              {(close) => (
                <FilterForm
                  columns={columns}
                  onApply={(filter) => {
                    close();
                    onChange(withFilter(state, filter));
                  }}
                />
              )}
            </Popover>
          </PopoverTrigger>
        </span>
      )}
      <PopoverTrigger>
        <Button size="sm" icon={<ColumnsIcon />}>
          {texts.gridColumns}
        </Button>
        <Popover title={texts.gridColumns}>
          <ColumnPreferences
            columns={columns}
            preferences={state.columns}
            onChange={(preferences) => onChange({ ...state, columns: preferences })}
          />
        </Popover>
      </PopoverTrigger>
      {state.filters.length > 0 && (
        <FilterTags
          columns={columns}
          filters={state.filters}
          onRemove={(filter) => change(withoutFilter(state, filter))}
          onClear={() => change(withoutFilters(state))}
        />
      )}
    </div>
  );
}
