import type { ReactElement, ReactNode, Ref } from 'react';
import { Button, ComboBox as AriaComboBox, type ComboBoxProps as AriaComboBoxProps } from 'react-aria-components';
import { boxButton, field } from '../Field/Field.css.ts';
import { FieldMessages, type FieldOf, type FieldTexts, Label } from '../Field/Field.tsx';
import { TextInput } from '../Field/TextInput.tsx';
import { useValidity } from '../Field/useValidity.ts';
import { ExpandIcon } from '../icons/index.ts';
import { type Option, OptionList, type OptionSection, type Options } from '../listbox/OptionList.tsx';
import { OpenOnClick } from '../suggestions/OpenOnClick.tsx';
import { common } from '../texts/common.texts.ts';
import { useTexts } from '../texts/Texts.tsx';

type Entry = Option | OptionSection;

/** Props of {@link ComboBox}. */
export interface ComboBoxProps
  extends
    Omit<
      FieldOf<AriaComboBoxProps<Entry>>,
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'items'
      | 'defaultItems'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
      | 'selectionMode'
      | 'allowsEmptyCollection'
      | 'defaultFilter'
    >,
    FieldTexts {
  /** The options to choose from, optionally in sections. With `onSearch`: the suggestions for the current text. */
  options: Options;
  /** The id of the selected option (controlled); `null` for none. */
  value?: string | null;
  /** The id of the initially selected option (uncontrolled). */
  defaultValue?: string | null;
  /** Called with the id of the selected option, or with `null` when the text is cleared. */
  onChange?: (id: string | null) => void;
  /** Called with every change of the text, to load options from elsewhere. The field then does no filtering itself. */
  onSearch?: (text: string) => void;
  /**
   * Whether suggestions are being loaded.
   * @default false
   */
  isLoading?: boolean;
  /** Temporary text shown while the field is empty, such as an example. */
  placeholder?: string;
  /** An icon shown before the text. */
  icon?: ReactNode;
  /** A ref to the input element, for example to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A field for selecting one option of a long list by typing. The list shows the matching options, or suggestions from a
 * server.
 * @selector [data-component="ComboBox"] The field.
 * @selector [data-part="trigger"] The button that opens the list.
 */
export function ComboBox({
  label,
  isLabelHidden,
  description,
  errorMessage,
  hint,
  options,
  onChange,
  onSearch,
  onInputChange,
  isLoading = false,
  placeholder,
  icon,
  inputRef,
  ...props
}: ComboBoxProps): ReactElement {
  const texts = useTexts(common);
  const validity = useValidity(errorMessage, props);
  return (
    <AriaComboBox
      data-component="ComboBox"
      {...props}
      {...(onSearch ? { items: options } : { defaultItems: options })}
      onChange={(id) => onChange?.(id === null ? null : String(id))}
      onInputChange={(text) => {
        onInputChange?.(text);
        onSearch?.(text);
      }}
      {...validity}
      allowsEmptyCollection
      className={field}
    >
      <Label isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
      </Label>
      <OpenOnClick isEnabled={[...options].length > 0}>
        <TextInput
          inputRef={inputRef}
          placeholder={placeholder}
          {...(icon !== undefined && { start: icon })}
          isInvalid={validity.isInvalid}
          isDisabled={props.isDisabled}
          isReadOnly={props.isReadOnly}
          buttons={
            <Button className={boxButton} data-part="trigger">
              <ExpandIcon />
            </Button>
          }
        />
      </OpenOnClick>
      <FieldMessages description={description} hint={hint} errorMessage={errorMessage} />
      <OptionList emptyText={isLoading ? texts.loading : texts.noResults} />
    </AriaComboBox>
  );
}
