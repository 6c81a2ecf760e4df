import { type KeyboardEvent, type ReactElement, type Ref, useMemo, useRef, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import {
  Button as AriaButton,
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  ComboBoxValue,
  Group,
  Input,
} from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import { box as boxBase, boxButton, field, input as inputBase } from '../Field/Field.css.ts';
import { FieldMessages, type FieldOf, type FieldTexts, Label } from '../Field/Field.tsx';
import { overlay, replaced } from '../Field/placeholder.css.ts';
import { Placeholder } from '../Field/Placeholder.tsx';
import { useValidity } from '../Field/useValidity.ts';
import { ExpandIcon } from '../icons/index.ts';
import type { Option } from '../listbox/OptionList.tsx';
import { useNumberFormat } from '../numbers/useNumberFormat.ts';
import { OpenOnClick } from '../suggestions/OpenOnClick.tsx';
import { Spoken } from '../suggestions/Spoken.tsx';
import { RETRY, suggestionItems, SuggestionList } from '../suggestions/SuggestionList.tsx';
import type { LoadSuggestions } from '../suggestions/suggestions.ts';
import { useTexts } from '../texts/Texts.tsx';
import { difference, selected } from './selection.ts';
import { below, box, count, input, placeholder as placeholderClass, typed } from './TagPicker.css.ts';
import { tagPickerTexts } from './TagPicker.texts.ts';
import { Tags } from './Tags.tsx';
import { useOptions } from './useOptions.ts';

/** Props of {@link TagPicker}. */
export interface TagPickerProps<T extends Option = Option>
  extends
    Pick<
      FieldOf<AriaComboBoxProps<T>>,
      'id' | 'autoFocus' | 'isDisabled' | 'isReadOnly' | 'isInvalid' | 'onBlur' | 'onFocus'
    >,
    FieldTexts {
  /** The visible label of the field, shown above it. */
  label: string;
  /** All options; typing filters them. */
  options?: readonly T[];
  /** Loads suggestions from a server, as in Autocomplete, instead of `options`. */
  load?: LoadSuggestions<T>;
  /**
   * The delay in milliseconds between the last keystroke and the call of `load`.
   * @default 250
   */
  delay?: number;
  /** The selected items in the order of selection (controlled). */
  value?: readonly T[];
  /**
   * The initially selected items (uncontrolled).
   * @default []
   */
  defaultValue?: readonly T[];
  /** Called with the selected items. */
  onChange?: (items: readonly T[]) => void;
  /**
   * The maximum number of items that can be selected.
   * @default no limit
   */
  maxItems?: number;
  /** Temporary text shown while the field is empty: what can be typed. */
  placeholder?: string;
  /** A ref to the input element, for example to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

const NONE: readonly never[] = [];

/**
 * A field for selecting several items of a list or of a server by typing; each selected item becomes a removable tag.
 * @selector [data-component="TagPicker"] The field.
 * @selector [data-part="box"] The box with tags and input.
 * @selector [data-part="tags"] The list of tags.
 * @selector [data-part="tag"] A tag.
 * @selector [data-part="remove"] The button that removes a tag.
 * @selector [data-part="input"] The input.
 * @selector [data-part="trigger"] The button that opens the list.
 * @selector [data-part="count"] The number of selected items.
 */
export function TagPicker<T extends Option = Option>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  hint,
  options,
  load,
  delay,
  value: given,
  defaultValue = NONE,
  onChange,
  maxItems = Number.POSITIVE_INFINITY,
  placeholder,
  inputRef,
  ...props
}: TagPickerProps<T>): ReactElement {
  const texts = useTexts(tagPickerTexts);
  const format = useNumberFormat();
  const { found, type, retry } = useOptions(options, load, delay);
  const [own, setOwn] = useState(defaultValue);
  const [said, setSaid] = useState('');
  const typing = useRef<HTMLInputElement>(null);
  const ref = useMemo(() => mergeRefs(typing, inputRef ?? null), [inputRef]);
  const value = given ?? own;
  const { isDisabled = false, isReadOnly = false } = props;
  const validity = useValidity(errorMessage, props);

  // the combo box empties what is typed whenever this array is another one
  const key = JSON.stringify(value.map(({ id }) => id));
  const ids = useMemo(() => JSON.parse(key) as string[], [key]);
  const choosable = options?.filter((option) => option.isDisabled !== true) ?? NONE;
  const isFull = value.length >= maxItems;

  const change = (items: readonly T[]): void => {
    const { added, removed } = difference(value, items);
    setSaid(added ? texts.tagAdded({ name: added.label }) : removed ? texts.tagRemoved({ name: removed.label }) : '');
    setOwn(items);
    onChange?.(items);
  };
  const choose = (chosen: readonly unknown[]): void => {
    if (chosen.includes(RETRY)) retry();
    const items = selected(chosen, value, found.items, maxItems);
    if (items.length !== value.length) change(items);
  };
  const takeAway = (gone: ReadonlySet<unknown>): void => {
    const left = value.filter(({ id }) => !gone.has(id));
    change(left);
    if (left.length === 0) typing.current?.focus();
  };
  const backspace = (event: KeyboardEvent<HTMLInputElement>): void => {
    const isEmpty = event.currentTarget.value === '';
    if (event.key === 'Backspace' && isEmpty && !isReadOnly && value.length > 0) change(value.slice(0, -1));
  };

  return (
    <AriaComboBox<Option, 'multiple'>
      {...props}
      selectionMode="multiple"
      items={suggestionItems(found)}
      value={ids}
      onChange={choose}
      onInputChange={type}
      disabledKeys={isFull ? found.items.map(({ id }) => id).filter((id) => !ids.includes(id)) : NONE}
      {...validity}
      allowsEmptyCollection
      className={field}
      data-component="TagPicker"
    >
      <Label isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
      </Label>
      <Group
        className={`${boxBase} ${box}`}
        role="presentation"
        isInvalid={validity.isInvalid}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        data-part="box"
      >
        <ComboBoxValue style={{ display: 'contents' }}>
          {() =>
            value.length > 0 && (
              <Tags
                label={texts.chosenTags({ label })}
                items={value}
                isDisabled={isDisabled}
                onRemove={isReadOnly || isDisabled ? undefined : takeAway}
              />
            )
          }
        </ComboBoxValue>
        <span className={typed}>
          <OpenOnClick isEnabled={options !== undefined && options.length > 0}>
            <Input
              ref={ref}
              className={`${inputBase} ${replaced} ${input}`}
              placeholder={value.length === 0 ? (placeholder ?? '') : ''}
              onKeyDown={backspace}
              data-part="input"
            />
          </OpenOnClick>
          {placeholder !== undefined && value.length === 0 && (
            <span className={`${overlay} ${placeholderClass}`} aria-hidden="true">
              <Placeholder text={placeholder} />
            </span>
          )}
          {options && (
            <AriaButton className={boxButton} data-part="trigger">
              <ExpandIcon />
            </AriaButton>
          )}
        </span>
      </Group>
      <Spoken>{said}</Spoken>
      {!isReadOnly && (
        <div className={below}>
          <span className={count} data-part="count">
            {Number.isFinite(maxItems)
              ? texts.chosenCountMax({ chosen: format(value.length), max: format(maxItems) })
              : texts.chosenCount({ chosen: format(value.length) })}
          </span>
          {choosable.length > 0 && choosable.length <= maxItems && (
            <Button
              slot={null}
              size="sm"
              variant="quiet"
              isDisabled={isDisabled || choosable.every(({ id }) => ids.includes(id))}
              onPress={() => change(selected([...ids, ...choosable.map(({ id }) => id)], value, choosable, maxItems))}
            >
              {texts.selectAll}
            </Button>
          )}
          <Button
            slot={null}
            size="sm"
            variant="quiet"
            isDisabled={isDisabled || value.length === 0}
            onPress={() => takeAway(new Set(ids))}
          >
            {texts.clearSelection}
          </Button>
        </div>
      )}
      <FieldMessages description={description} hint={hint} errorMessage={errorMessage} />
      <SuggestionList found={found} />
    </AriaComboBox>
  );
}
