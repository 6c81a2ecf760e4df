import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MoveDownIcon, MoveUpIcon } from '../icons/index.ts';
import { useTexts } from '../texts/Texts.tsx';
import * as css from './ColumnPreferences.css.ts';
import { dataGridTexts } from './DataGrid.texts.ts';
import type { DataGridColumn } from './gridColumns.ts';
import { isHidden, isPinned, orderedColumns, withColumnMoved, withColumnShown } from './gridPreferences.ts';
import { COLUMNS_AS_THEY_COME, type GridPreferences } from './gridState.ts';

interface ColumnPreferencesProps<T> {
  columns: readonly DataGridColumn<T>[];
  preferences: GridPreferences;
  onChange: (preferences: GridPreferences) => void;
}

/** Which columns are shown, and in which order. */
export function ColumnPreferences<T>({ columns, preferences, onChange }: ColumnPreferencesProps<T>): ReactElement {
  const texts = useTexts(dataGridTexts);
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ id: string; by: -1 | 1 } | null>(null);
  const ordered = orderedColumns(columns, preferences);
  const move = (id: string, by: -1 | 1): void => {
    moved.current = { id, by };
    onChange(withColumnMoved(columns, preferences, id, by));
  };
  useLayoutEffect(() => {
    if (moved.current === null) return;
    // an item that is moved in the document loses the focus; at an end its button is disabled and the other one takes it
    const { id, by } = moved.current;
    const item = list.current?.querySelector(`[data-column="${CSS.escape(id)}"]`);
    const buttons = [...(item?.querySelectorAll<HTMLButtonElement>('[data-part="move"] button') ?? [])];
    if (by === 1) buttons.reverse();
    buttons.find(({ disabled }) => !disabled)?.focus();
    moved.current = null;
  });
  return (
    <div className={css.panel}>
      <ul ref={list} className={css.list}>
        {ordered.map((column, place) => {
          const pinned = isPinned(columns, column.id);
          return (
            <li key={column.id} className={css.item} data-column={column.id}>
              <Checkbox
                label={column.title}
                isSelected={!isHidden(columns, column, preferences.hidden)}
                isDisabled={pinned || column.canHide === false}
                onChange={(isShown) => onChange(withColumnShown(preferences, column.id, isShown))}
              />
              <span className={css.move} data-part="move">
                <IconButton
                  size="sm"
                  label={texts.gridMoveEarlier({ column: column.title })}
                  icon={<MoveUpIcon />}
                  isDisabled={pinned || place <= 1}
                  onPress={() => move(column.id, -1)}
                />
                <IconButton
                  size="sm"
                  label={texts.gridMoveLater({ column: column.title })}
                  icon={<MoveDownIcon />}
                  isDisabled={pinned || place === ordered.length - 1}
                  onPress={() => move(column.id, 1)}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <Button size="sm" variant="quiet" onPress={() => onChange(COLUMNS_AS_THEY_COME)}>
        {texts.gridColumnsReset}
      </Button>
    </div>
  );
}
