import type { ReactElement, ReactNode } from 'react';
import { type Key, ListBox, ListBoxItem, useFilter } from 'react-aria-components';
import { FieldPopover, type FieldPopoverProps } from '../Field/FieldPopover.tsx';
import { CheckIcon } from '../icons/index.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { common } from '../texts/common.texts.ts';
import { Narrowing } from './Narrowing.tsx';
import { useTexts } from '../texts/Texts.tsx';
import { check, empty, option } from './listbox.css.ts';
import { list, panel, withSearch } from './SearchableList.css.ts';

/** An entry of a {@link SearchableList}. */
export interface SearchableEntry {
  id: string;
  /** The text that a search matches. */
  text: string;
  content: ReactNode;
}

interface SearchableListProps extends FieldPopoverProps {
  entries: readonly SearchableEntry[];
  /** Id of the chosen entry. */
  value: string;
  onChange: (id: string) => void;
  /** Label of the search above the list; without one nothing is searched. */
  searchLabel: string | undefined;
}

/**
 * A list that opens beside its trigger, perhaps with a search above it; the chosen entry is marked.
 * @selector [data-part="option"] An option.
 */
export function SearchableList({
  entries,
  value,
  onChange,
  searchLabel,
  ...popover
}: SearchableListProps): ReactElement {
  const texts = useTexts(common);
  const { contains } = useFilter({ sensitivity: 'base' });
  const choose = (keys: 'all' | Set<Key>): void => {
    // pressing the selected entry deselects it, and closes the list all the same
    const [key = value] = keys === 'all' ? [] : keys;
    if (key !== value) onChange(String(key));
    popover.onOpenChange(false);
  };
  const listbox = (
    <ListBox
      aria-label={popover['aria-label']}
      className={list}
      items={entries}
      selectionMode="single"
      selectedKeys={[value]}
      onSelectionChange={choose}
      escapeKeyBehavior="none"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus
      autoFocus={searchLabel === undefined}
      renderEmptyState={() => <div className={empty}>{texts.noResults}</div>}
    >
      {({ id, text, content }) => (
        <ListBoxItem id={id} textValue={text} className={option} data-part="option">
          {content}
          <CheckIcon className={check} />
        </ListBoxItem>
      )}
    </ListBox>
  );
  return (
    <FieldPopover {...popover}>
      {searchLabel === undefined ? (
        <div className={panel}>{listbox}</div>
      ) : (
        <div className={`${panel} ${withSearch}`}>
          <Narrowing filter={contains}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus */}
            <SearchField label={searchLabel} placeholder={searchLabel} autoFocus />
            {listbox}
          </Narrowing>
        </div>
      )}
    </FieldPopover>
  );
}
