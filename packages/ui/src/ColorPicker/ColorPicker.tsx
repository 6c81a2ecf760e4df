import { type ReactElement, type Ref, useRef } from 'react';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { useControlledState } from 'react-stately/useControlledState';
import { field } from '../Field/Field.css.ts';
import type { FieldOf, FieldTexts } from '../Field/Field.tsx';
import { PopoverTextField } from '../Field/PopoverTextField.tsx';
import { useFieldPopover } from '../Field/useFieldPopover.ts';
import { useTexts } from '../texts/Texts.tsx';
import { swatch } from './ColorPicker.css.ts';
import { colorPickerTexts } from './ColorPicker.texts.ts';
import { hexOf } from './hex.ts';

const loadPopover = (): Promise<typeof import('./ColorPopover.tsx')> => import('./ColorPopover.tsx');
const nothing = (): void => undefined;

/** Props of {@link ColorPicker}. */
export interface ColorPickerProps
  extends
    Omit<FieldOf<AriaTextFieldProps>, 'type' | 'label' | 'value' | 'defaultValue' | 'onChange'>,
    Omit<FieldTexts, 'label'> {
  /** The visible label of the field: what has the colour. */
  label: string;
  /** The text of the field (controlled): `#rrggbb`, `oklch(L C H)`, or what has been typed so far. */
  value?: string;
  /**
   * The initial text of the field (uncontrolled).
   * @default ''
   */
  defaultValue?: string;
  /** Called with the text as it is typed, and with `#rrggbb` when a colour is picked. */
  onChange?: (value: string) => void;
  /** The colour that holds while the field is empty, shown in its place: `#rrggbb` or `oklch(L C H)`. */
  fallback?: string;
  /** A ref to the input element, for example to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A colour that is written or picked by eye. The panel to pick from is loaded when it is first opened.
 * @selector [data-component="ColorPicker"] The field with its panel.
 * @selector [data-part="swatch"] The colour on the button.
 * @selector [data-empty] On the swatch: there is no colour to show.
 * @selector [data-part="area"] The area of saturation and brightness in the panel.
 * @selector [data-part="hue"] The slider of the hue in the panel.
 * @selector [data-part="thumb"] The thumb in the area or on the slider.
 */
export function ColorPicker({
  label,
  isLabelHidden,
  description,
  errorMessage,
  hint,
  value,
  defaultValue = '',
  onChange,
  fallback,
  inputRef,
  ...props
}: ColorPickerProps): ReactElement {
  const texts = useTexts(colorPickerTexts);
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useControlledState(value, defaultValue, onChange);
  const { part, isOpen, setOpen } = useFieldPopover(loadPopover, nothing);
  const hex = hexOf(text === '' && fallback !== undefined ? fallback : text);
  const pick = texts.colorPick({ label });
  return (
    <div className={field} data-component="ColorPicker">
      <PopoverTextField
        autoCorrect="off"
        spellCheck="false"
        {...props}
        {...{ label, isLabelHidden, description, hint, errorMessage, inputRef, isOpen }}
        boxRef={box}
        placeholder={fallback}
        value={text}
        onChange={setText}
        trigger={{
          label: pick,
          content: (
            <span
              className={swatch}
              style={{ background: hex }}
              data-part="swatch"
              data-empty={hex === undefined || undefined}
            />
          ),
        }}
        onOpen={() => setOpen(true)}
      />
      {part && (
        <part.ColorPopover
          isOpen={isOpen}
          onOpenChange={setOpen}
          triggerRef={box}
          aria-label={pick}
          // incomplete input is replaced by the picked color
          value={hex ?? '#808080'}
          onChange={setText}
        />
      )}
    </div>
  );
}
