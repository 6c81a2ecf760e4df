import type { ReactElement } from 'react';
import {
  Collection,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  type PopoverProps,
} from 'react-aria-components';
import { CheckIcon } from '../icons/index.ts';
import { check, description, empty, heading, list, option, popover, words } from './listbox.css.ts';

/** Something to choose from a list. */
export interface Option {
  /** Unique in the list; what `value` and `onChange` carry. */
  id: string;
  /** What the person reads and types to find it. */
  label: string;
  /** A second, quiet line. */
  description?: string;
  /**
   * It is seen and cannot be chosen.
   * @default false
   */
  isDisabled?: boolean;
}

/** Options under a heading. */
export interface OptionSection {
  /** The heading; unique in the list. */
  title: string;
  /** What stands under it. */
  options: readonly Option[];
}

/** A list of options, of sections, or of both. */
export type Options = readonly (Option | OptionSection)[];

const optionItem = ({ id, label, description: second, isDisabled = false }: Option): ReactElement => (
  <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={option} data-part="option">
    <span className={words}>
      <span>{label}</span>
      {second !== undefined && <span className={description}>{second}</span>}
    </span>
    <CheckIcon className={check} />
  </ListBoxItem>
);

const listEntry = (entry: Option | OptionSection): ReactElement =>
  'options' in entry ? (
    <ListBoxSection id={entry.title}>
      <Header className={heading}>{entry.title}</Header>
      <Collection items={entry.options}>{optionItem}</Collection>
    </ListBoxSection>
  ) : (
    optionItem(entry)
  );

interface OptionListProps extends Pick<PopoverProps, 'isNonModal'> {
  /** Left out where the field above gives them. */
  options?: Options;
  /** Shown instead of an empty list. */
  emptyText: string;
}

/** The floating list of a field. */
export function OptionList({ options, emptyText, ...props }: OptionListProps): ReactElement {
  return (
    <Popover {...props} className={popover} data-part="popover" offset={4}>
      <ListBox
        className={list}
        {...(options && { items: options })}
        renderEmptyState={() => <div className={empty}>{emptyText}</div>}
      >
        {listEntry}
      </ListBox>
    </Popover>
  );
}
