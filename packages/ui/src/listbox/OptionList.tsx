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

/** An option of a list. */
export interface Option {
  /** The id passed to `value` and `onChange`; unique in the list. */
  id: string;
  /** The text shown and searched. */
  label: string;
  /** A description shown in a second line. */
  description?: string;
  /**
   * Whether the option is disabled.
   * @default false
   */
  isDisabled?: boolean;
}

/** A section of options with a heading. */
export interface OptionSection {
  /** The heading; unique in the list. */
  title: string;
  /** The options of the section. */
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

/**
 * The floating list of a field.
 * @selector [data-part="popover"] The floating list of a field.
 * @selector [data-part="option"] An option.
 */
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
