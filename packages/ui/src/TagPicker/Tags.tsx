import type { ReactElement } from 'react';
import { Button, Tag, TagGroup, TagList } from 'react-aria-components';
import { CloseIcon } from '../icons/index.ts';
import type { Option } from '../listbox/OptionList.tsx';
import { remove, tag, tagName, tags } from './TagPicker.css.ts';

interface TagsProps {
  /** Name of the list for assistive technology. */
  label: string;
  items: readonly Option[];
  isDisabled: boolean;
  /** Left out where nothing can be taken away. */
  onRemove?: ((ids: ReadonlySet<unknown>) => void) | undefined;
}

/** What is chosen; the arrow keys walk, Delete and Backspace take away. */
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
