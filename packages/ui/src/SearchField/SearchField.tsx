import type { ReactElement, Ref } from 'react';
import {
  Button,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components';
import { boxButton, field } from '../Field/Field.css.ts';
import { FieldMessages, type FieldOf, Label } from '../Field/Field.tsx';
import { TextInput } from '../Field/TextInput.tsx';
import { CloseIcon, SearchIcon } from '../icons/index.ts';
import { clear } from './SearchField.css.ts';

/** Props of {@link SearchField}. */
export interface SearchFieldProps extends Omit<FieldOf<AriaSearchFieldProps>, 'hint' | 'errorMessage'> {
  /** Temporary text shown while the field is empty: what can be searched for, e.g. "Name, date of birth or ID". */
  placeholder?: string;
  /**
   * Whether the label is visually hidden, because position and icon convey it.
   * @default true
   */
  isLabelHidden?: boolean;
  /** A ref to the input element, for example to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A field for a search text. Escape or the clear button empties it; Enter submits it immediately.
 * @selector [data-component="SearchField"] The field.
 * @selector [data-part="clear"] The button that clears the text.
 */
export function SearchField({
  label,
  isLabelHidden = true,
  description,
  placeholder,
  inputRef,
  ...props
}: SearchFieldProps): ReactElement {
  return (
    <AriaSearchField {...props} className={field} data-component="SearchField">
      <Label isHidden={isLabelHidden}>{label}</Label>
      <TextInput
        inputRef={inputRef}
        placeholder={placeholder}
        start={<SearchIcon />}
        isDisabled={props.isDisabled}
        isReadOnly={props.isReadOnly}
        buttons={
          <Button className={`${boxButton} ${clear}`} data-part="clear">
            <CloseIcon />
          </Button>
        }
      />
      <FieldMessages description={description} />
    </AriaSearchField>
  );
}
