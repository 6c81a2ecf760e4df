import type { ReactElement, ReactNode, Ref } from 'react';
import { Button, ComboBox as AriaComboBox, type ComboBoxProps as AriaComboBoxProps } from 'react-aria-components';
import { boxButton, field } from '../Field/Field.css.ts';
import { FieldMessages, type FieldOf, type FieldTexts, hasError, Label } from '../Field/Field.tsx';
import { TextInput } from '../Field/TextInput.tsx';
import { ExpandIcon } from '../icons/index.ts';
import { type Option, OptionList, type OptionSection, type Options } from '../listbox/OptionList.tsx';
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
  /** What there is to choose from, perhaps in sections. With `onSearch`: the suggestions for what is typed now. */
  options: Options;
  /** Id of the chosen option; `null` for none. */
  value?: string | null;
  /** Id of the option chosen at first. */
  defaultValue?: string | null;
  /** Called with the id of the chosen option, with `null` when the text is cleared. */
  onChange?: (id: string | null) => void;
  /** Suggestions come from elsewhere: called with every change of the text; nothing is filtered here. */
  onSearch?: (text: string) => void;
  /**
   * Suggestions are on their way.
   * @default false
   */
  isLoading?: boolean;
  /** An example or what can be typed. */
  placeholder?: string;
  /** Icon before the text. */
  icon?: ReactNode;
  /** The input itself, e.g. to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

/** One of a long list, found by typing; the list holds what fits, or suggestions from a server. */
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
  const isInvalid = hasError(errorMessage, props.isInvalid);
  return (
    <AriaComboBox
      validationBehavior="aria"
      data-component="ComboBox"
      {...props}
      {...(onSearch ? { items: options } : { defaultItems: options })}
      onChange={(id) => onChange?.(id === null ? null : String(id))}
      onInputChange={(text) => {
        onInputChange?.(text);
        onSearch?.(text);
      }}
      isInvalid={isInvalid}
      allowsEmptyCollection
      className={field}
    >
      <Label isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
      </Label>
      <TextInput
        inputRef={inputRef}
        placeholder={placeholder}
        {...(icon !== undefined && { start: icon })}
        isInvalid={isInvalid}
        isDisabled={props.isDisabled}
        isReadOnly={props.isReadOnly}
        buttons={
          <Button className={boxButton} data-part="trigger">
            <ExpandIcon />
          </Button>
        }
      />
      <FieldMessages description={description} hint={hint} errorMessage={errorMessage} />
      <OptionList emptyText={isLoading ? texts.loading : texts.noResults} />
    </AriaComboBox>
  );
}
