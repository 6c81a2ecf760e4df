import type { ReactElement } from 'react';
import { Button, Tag, TagGroup, TagList } from 'react-aria-components';
import { CloseIcon } from '../icons/index.ts';
import type { Option } from '../listbox/OptionList.tsx';
import { remove, tag, tagName, tags } from './TagPicker.css.ts';

interface TagsProps {
  /** The accessible name of the list. */
  label: string;
  items: readonly Option[];
  isDisabled: boolean;
  /** Called to remove tags. If omitted, tags cannot be removed. */
  onRemove?: ((ids: ReadonlySet<unknown>) => void) | undefined;
}

/** The selected items as tags; arrow keys navigate, Delete and Backspace remove. */
export function Tags({ label, items, isDisabled, onRemove }: TagsProps): ReactElement {
  return (
    <TagGroup aria-label={label} selectionMode="none" {...(onRemove && { onRemove })}>
      <TagList items={items} className={tags} data-part="tags" dependencies={[isDisabled]}>
        {({ id, label: name }) => (
          <Tag id={id} textValue={name} className={tag} isDisabled={isDisabled} data-part="tag">
            {({ allowsRemoving }) => (
              <>
                <bdi className={tagName}>{name}</bdi>
                {allowsRemoving && (
                  <Button slot="remove" className={remove} data-part="remove">
                    <CloseIcon />
                  </Button>
                )}
              </>
            )}
          </Tag>
        )}
      </TagList>
    </TagGroup>
  );
}
