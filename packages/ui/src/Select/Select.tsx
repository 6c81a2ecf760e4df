import type { ReactElement, Ref } from 'react';
import { Button, Select as AriaSelect, type SelectProps as AriaSelectProps, SelectValue } from 'react-aria-components';
import { box, field } from '../Field/Field.css.ts';
import { FieldMessages, type FieldOf, type FieldTexts, Label } from '../Field/Field.tsx';
import { Placeholder } from '../Field/Placeholder.tsx';
import { useValidity } from '../Field/useValidity.ts';
import { ExpandIcon } from '../icons/index.ts';
import { type Option, OptionList, type Options } from '../listbox/OptionList.tsx';
import { useTexts } from '../texts/Texts.tsx';
import { selectTexts } from './Select.texts.ts';
import { chevron, trigger, value as valueClass } from './Select.css.ts';

/** Props of {@link Select}. */
export interface SelectProps
  extends
    Omit<
      FieldOf<AriaSelectProps<Option>>,
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
      | 'selectionMode'
    >,
    FieldTexts {
  /** The options to choose from, optionally in sections. */
  options: Options;
  /** The id of the selected option (controlled); `null` for none. */
  value?: string | null;
  /** The id of the initially selected option (uncontrolled). */
  defaultValue?: string | null;
  /** Called with the id of the selected option. */
  onChange?: (id: string) => void;
  /**
   * Temporary text shown while nothing is selected.
   * @default 'Select an option'
   */
  placeholder?: string;
  /** A ref to the button that opens the list, for example to focus it. */
  inputRef?: Ref<HTMLButtonElement>;
}

/**
 * A field for selecting one option of a list; typing finds an option. For long lists use `ComboBox`.
 * @selector [data-component="Select"] The field.
 * @selector [data-invalid] On the button: if the field has an error message.
 * @selector [data-part="trigger"] The button that opens the list.
 * @selector [data-part="value"] The text of the selected option, or the placeholder.
 */
export function Select({
  label,
  isLabelHidden,
  description,
  errorMessage,
  hint,
  options,
  onChange,
  placeholder,
  inputRef,
  ...props
}: SelectProps): ReactElement {
  const texts = useTexts(selectTexts);
  const validity = useValidity(errorMessage, props);
  return (
    <AriaSelect
      allowsEmptyCollection
      {...props}
      onChange={(id) => {
        if (id !== null) onChange?.(String(id));
      }}
      {...validity}
      className={field}
      data-component="Select"
    >
      {({ isInvalid }) => (
        <>
          <Label isRequired={props.isRequired} isHidden={isLabelHidden}>
            {label}
          </Label>
          <Button
            ref={inputRef}
            className={`${box} ${trigger}`}
            data-part="trigger"
            {...(isInvalid && { 'data-invalid': true })}
          >
            <SelectValue className={valueClass} data-part="value">
              {({ selectedText, isPlaceholder }) =>
                isPlaceholder ? <Placeholder text={placeholder ?? texts.select} /> : <bdi>{selectedText}</bdi>
              }
            </SelectValue>
            <ExpandIcon className={chevron} />
          </Button>
          <FieldMessages description={description} hint={hint} errorMessage={errorMessage} />
          <OptionList options={options} emptyText={texts.noResults} />
        </>
      )}
    </AriaSelect>
  );
}
