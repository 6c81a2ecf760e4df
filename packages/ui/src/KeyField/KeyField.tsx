import { type ReactElement, type Ref, useMemo, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Button as AriaButton, TextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { useControlledState } from 'react-stately/useControlledState';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { copyTexts } from '../copy/copy.texts.ts';
import { useCopy } from '../copy/useCopy.ts';
import { boxButton, field } from '../Field/Field.css.ts';
import { FieldMessages, type FieldOf, type FieldTexts, HelpText, Label } from '../Field/Field.tsx';
import { TextInput } from '../Field/TextInput.tsx';
import { useValidity } from '../Field/useValidity.ts';
import { CheckIcon, CopyIcon, EyeIcon, EyeOffIcon, RefreshIcon } from '../icons/index.ts';
import { useTexts } from '../texts/Texts.tsx';
import { below, root } from './KeyField.css.ts';
import { keyFieldTexts } from './KeyField.texts.ts';
import { KeyStrengthHint } from './KeyStrengthHint.tsx';
import { withoutAttribute } from './withoutAttribute.ts';

/** Props of {@link KeyField}. */
export interface KeyFieldProps
  extends Omit<FieldOf<AriaTextFieldProps>, 'type' | 'minLength' | 'value' | 'defaultValue' | 'onChange'>, FieldTexts {
  /** The current key (controlled). */
  value?: string;
  /** Called with the key when it changes. */
  onChange?: (value: string) => void;
  /**
   * The minimum number of characters. The field counts up to it and then estimates the strength of the key.
   * @default 5
   */
  minLength?: number;
  /** Generates a key, for example {@link generateKey}. If provided, a button generates and reveals a key. */
  generate?: () => string;
  /**
   * Whether the user has confirmed that the key is saved. If provided, a checkbox is shown; it is cleared by every
   * change of the key.
   */
  isSaved?: boolean;
  /** Called when the user changes the confirmation that the key is saved. */
  onSavedChange?: (isSaved: boolean) => void;
  /**
   * The autocomplete attribute. `off` keeps the key out of the browser's history; `new-password` lets a password
   * manager save it.
   * @default 'off'
   */
  autoComplete?: 'off' | 'new-password';
  /** A ref to the input element, for example to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A field for a key that users choose or generate and must keep: it can be shown and copied, and never appears in the
 * markup of the page.
 * @selector [data-component="KeyField"] The field.
 * @selector [data-part="toggle"] The button that reveals or hides the key.
 * @selector [data-part="strength"] The strength of the key in words.
 * @selector [data-level] On the strength: `empty`, `short`, `weak`, `fair` or `strong`.
 */
export function KeyField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  hint,
  value: given,
  onChange,
  minLength = 5,
  generate,
  isSaved,
  onSavedChange,
  autoComplete = 'off',
  inputRef,
  ...props
}: KeyFieldProps): ReactElement {
  const texts = useTexts(keyFieldTexts);
  const { copy: copyText, copied, copyFailed } = useTexts(copyTexts);
  const [value, setValue] = useControlledState(given, '', onChange);
  const [isShown, setShown] = useState(false);
  const { state, copy } = useCopy();
  const ref = useMemo(() => mergeRefs(withoutAttributeRef, inputRef ?? null), [inputRef]);
  const { isDisabled = false, isReadOnly = false } = props;
  const validity = useValidity(errorMessage, props);
  const change = (key: string): void => {
    setValue(key);
    if (isSaved === true) onSavedChange?.(false);
  };
  return (
    <div className={root} data-component="KeyField">
      <TextField
        {...props}
        value={value}
        onChange={change}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCorrect="off"
        spellCheck="false"
        {...validity}
        className={field}
      >
        <Label isRequired={props.isRequired} isHidden={isLabelHidden}>
          {label}
        </Label>
        <TextInput
          inputRef={ref}
          isNumeric={isShown}
          isInvalid={validity.isInvalid}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          buttons={
            <AriaButton
              className={boxButton}
              aria-pressed={isShown}
              aria-label={texts.showKey}
              isDisabled={isDisabled}
              onPress={() => setShown(!isShown)}
              data-part="toggle"
            >
              {isShown ? <EyeOffIcon /> : <EyeIcon />}
            </AriaButton>
          }
        />
        <FieldMessages
          description={
            <>
              {!isReadOnly && <KeyStrengthHint value={value} minLength={minLength} />}
              {description !== undefined && <HelpText>{description}</HelpText>}
            </>
          }
          hint={hint}
          errorMessage={errorMessage}
        />
        <div className={below}>
          {generate && !isReadOnly && (
            <Button
              size="sm"
              icon={<RefreshIcon />}
              isDisabled={isDisabled}
              onPress={() => {
                change(generate());
                setShown(true);
              }}
            >
              {texts.generateKey}
            </Button>
          )}
          <Button
            size="sm"
            icon={state === 'copied' ? <CheckIcon /> : <CopyIcon />}
            isDisabled={isDisabled || value === ''}
            onPress={() => copy(value)}
          >
            {copyText}
          </Button>
          <HelpText>
            <span role="status">{{ idle: '', copied, failed: copyFailed }[state]}</span>
          </HelpText>
        </div>
      </TextField>
      {isSaved !== undefined && (
        <Checkbox
          label={texts.keySaved}
          isSelected={isSaved}
          onChange={(saved) => onSavedChange?.(saved)}
          isDisabled={isDisabled || isReadOnly || Array.from(value).length < minLength}
        />
      )}
    </div>
  );
}

/** {@link withoutAttribute} as a ref callback: React calls the returned function on unmount. */
const withoutAttributeRef = (input: HTMLInputElement | null): (() => void) | undefined =>
  input === null ? undefined : withoutAttribute(input);
