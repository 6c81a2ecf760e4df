import type { ReactElement, ReactNode, Ref } from 'react';
import { Button, TextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { boxButton, field } from './Field.css.ts';
import { FieldMessages, type FieldOf, type FieldTexts, Label } from './Field.tsx';
import { TextInput } from './TextInput.tsx';
import { useValidity } from './useValidity.ts';

export interface PopoverTextFieldProps extends FieldOf<AriaTextFieldProps>, FieldTexts {
  placeholder: string | undefined;
  /** The box of the input, beside which the panel is placed. */
  boxRef: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** The accessible name of the button, and what it shows. */
  trigger: { label: string; content: ReactNode };
  /** Whether the panel is open. */
  isOpen: boolean;
  /** Called when the panel is to be opened: by the button, or by Alt and Arrow Down in the text. */
  onOpen: () => void;
}

/**
 * A text that can be typed, with a button that opens a panel to pick it from; without the panel.
 * @selector [data-part="trigger"] The button of a field that opens its panel.
 */
export function PopoverTextField({
  label,
  isLabelHidden,
  description,
  hint,
  errorMessage,
  placeholder,
  boxRef,
  inputRef,
  trigger,
  isOpen,
  onOpen,
  ...props
}: PopoverTextFieldProps): ReactElement {
  const validity = useValidity(errorMessage, props);
  const isFixed = props.isDisabled === true || props.isReadOnly === true;
  return (
    <TextField
      autoComplete="off"
      {...props}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' && event.altKey && !isFixed) {
          event.preventDefault();
          onOpen();
        }
      }}
      {...validity}
      className={field}
    >
      <Label isRequired={props.isRequired} isHidden={isLabelHidden}>
        {label}
      </Label>
      <TextInput
        boxRef={boxRef}
        inputRef={inputRef}
        placeholder={placeholder}
        isNumeric
        isInvalid={validity.isInvalid}
        isDisabled={props.isDisabled}
        isReadOnly={props.isReadOnly}
        buttons={
          <Button
            className={boxButton}
            data-part="trigger"
            aria-label={trigger.label}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            isDisabled={isFixed}
            onPress={onOpen}
          >
            {trigger.content}
          </Button>
        }
      />
      <FieldMessages description={description} hint={hint} errorMessage={errorMessage} />
    </TextField>
  );
}
