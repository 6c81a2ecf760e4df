import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react';
import { button } from '../Button/Button.css.ts';
import { OpenTooltip } from '../Tooltip/OpenTooltip.tsx';

interface RowButtonProps {
  /** The element, where something else opens beside it. */
  ref?: RefObject<HTMLButtonElement | null>;
  /** The action, as a verb; the accessible name and the tooltip. */
  label: string;
  icon: ReactNode;
  onPress: () => void;
  /** Whether the menu it opens is open; undefined for a button without one. */
  isExpanded?: boolean;
}

/** Keeps the row from handling the press as a press of the row. */
const stop = (event: SyntheticEvent): void => event.stopPropagation();
const stopPress = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
};

/**
 * Looks and acts like an IconButton, and weighs next to nothing: a list has hundreds of them, of which one is used. Its
 * tooltip is made when the pointer or the focus comes to it.
 * @selector [data-component="IconButton"] A button among the actions of a row.
 * @selector [data-hovered] On that button: the pointer is over it.
 * @selector [data-focus-visible] On that button: it has keyboard focus.
 */
export function RowButton({ ref: given, label, icon, onPress, isExpanded }: RowButtonProps): ReactElement {
  const own = useRef<HTMLButtonElement>(null);
  const ref = given ?? own;
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isTold = (isHovered || isFocused) && isExpanded !== true;
  return (
    <>
      <button
        ref={ref}
        type="button"
        aria-label={label}
        {...(isExpanded !== undefined && { 'aria-haspopup': true, 'aria-expanded': isExpanded })}
        className={button({ variant: 'quiet', size: 'sm', shape: 'square' })}
        data-component="IconButton"
        data-hovered={isHovered || undefined}
        data-focus-visible={isFocused || undefined}
        onPointerEnter={({ pointerType }) => setHovered(pointerType !== 'touch')}
        onPointerLeave={() => setHovered(false)}
        onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
        onBlur={() => setFocused(false)}
        onPointerDown={stop}
        onMouseDown={stop}
        onKeyDown={stopPress}
        onClick={(event) => {
          stop(event);
          setHovered(false);
          onPress();
        }}
      >
        {icon}
      </button>
      {isTold && (
        <OpenTooltip trigger={ref} isAtOnce={isFocused}>
          {label}
        </OpenTooltip>
      )}
    </>
  );
}
