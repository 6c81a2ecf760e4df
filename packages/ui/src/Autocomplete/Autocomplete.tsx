import { type ReactElement, type ReactNode, type Ref, useState } from 'react';
import { Button, ComboBox as AriaComboBox, type ComboBoxProps as AriaComboBoxProps } from 'react-aria-components';
import { boxButton, field } from '../Field/Field.css.ts';
import { FieldMessages, type FieldOf, type FieldTexts, hasError, Label } from '../Field/Field.tsx';
import { TextInput } from '../Field/TextInput.tsx';
import { useValidity } from '../Field/useValidity.ts';
import { CloseIcon, SearchIcon } from '../icons/index.ts';
import type { Option } from '../listbox/OptionList.tsx';
import { Spoken } from '../suggestions/Spoken.tsx';
import { RETRY, suggestionItems, SuggestionList } from '../suggestions/SuggestionList.tsx';
import type { LoadSuggestions } from '../suggestions/suggestions.ts';
import { useSuggestions } from '../suggestions/useSuggestions.ts';
import { useTexts } from '../texts/Texts.tsx';
import { autocompleteTexts } from './Autocomplete.texts.ts';
import { usePick } from './usePick.ts';

/** Props of {@link Autocomplete}. */
export interface AutocompleteProps<T extends Option = Option>
  extends
    Pick<
      FieldOf<AriaComboBoxProps<T>>,
      'id' | 'name' | 'form' | 'autoFocus' | 'isDisabled' | 'isReadOnly' | 'isInvalid' | 'onBlur' | 'onFocus'
    >,
    FieldTexts {
  /**
   * Loads the suggestions for a text when typing pauses. The signal aborts when the text changes; late results are
   * discarded, and after a failure the field offers a retry.
   */
  load: LoadSuggestions<T>;
  /**
   * The delay in milliseconds between the last keystroke and the call of `load`. Changes after mounting are ignored.
   * @default 250
   */
  delay?: number;
  /** The picked item (controlled); `null` for none. */
  value?: T | null;
  /** The initially picked item (uncontrolled). */
  defaultValue?: T | null;
  /** Called with the picked item, or with `null` as soon as the text changes. */
  onChange?: (item: T | null) => void;
  /** Temporary text shown while the field is empty, such as an example. */
  placeholder?: string;
  /**
   * An icon shown before the text.
   * @default a magnifying glass
   */
  icon?: ReactNode;
  /** The text of the list when nothing was found, instead of "No results found". */
  emptyText?: string;
  /** A ref to the input element, for example to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A field for picking one of very many items, which a server finds while the user types. Only a picked suggestion
 * counts as a value; typing clears it. The second line of the picked item is shown below the field instead of the
 * description.
 * @selector [data-component="Autocomplete"] The field.
 * @selector [data-part="clear"] The button that clears the text.
 */
export function Autocomplete<T extends Option = Option>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  hint,
  load,
  delay,
  value: given,
  defaultValue,
  onChange,
  placeholder,
  icon = <SearchIcon />,
  emptyText,
  inputRef,
  onBlur,
  ...props
}: AutocompleteProps<T>): ReactElement {
  const texts = useTexts(autocompleteTexts);
  const [found, suggestions] = useSuggestions(load, delay);
  const { value, text, dropped, pick, type } = usePick({ value: given, defaultValue, onChange });
  const [isLeft, setLeft] = useState(false);
  const isUnpicked = isLeft && value === null && text.trim() !== '';
  const error = hasError(errorMessage) ? errorMessage : isUnpicked ? texts.pickFromList : undefined;
  const validity = useValidity(error, props);

  const items = suggestionItems(found);
  const isListed = value === null || items.some(({ id }) => id === value.id);
  const change = (typed: string): void => {
    setLeft(false);
    type(typed);
    suggestions.type(typed);
  };
  const choose = (id: unknown): void => {
    if (id === RETRY) suggestions.retry();
    const item = found.items.find((suggested) => suggested.id === id);
    if (item) pick(item);
  };

  return (
    <AriaComboBox<Option>
      {...props}
      items={isListed ? items : [value, ...items]}
      value={value?.id ?? null}
      onChange={choose}
      inputValue={text}
      onInputChange={change}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
      {...validity}
      allowsCustomValue
      formValue="key"
      allowsEmptyCollection
      className={field}
      data-component="Autocomplete"
    >
      <Label isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
      </Label>
      <TextInput
        inputRef={inputRef}
        placeholder={placeholder}
        start={icon}
        isInvalid={validity.isInvalid}
        isDisabled={props.isDisabled}
        isReadOnly={props.isReadOnly}
        buttons={
          text !== '' &&
          props.isDisabled !== true &&
          props.isReadOnly !== true && (
            <Button
              slot={null}
              className={boxButton}
              aria-label={texts.clearText}
              onPress={() => change('')}
              excludeFromTabOrder
              preventFocusOnPress
              data-part="clear"
            >
              <CloseIcon />
            </Button>
          )
        }
      />
      <Spoken>{dropped === null ? '' : texts.noLongerPicked({ name: dropped.label })}</Spoken>
      <FieldMessages description={value?.description ?? description} hint={hint} errorMessage={error} />
      <SuggestionList found={found} emptyText={emptyText} />
    </AriaComboBox>
  );
}
