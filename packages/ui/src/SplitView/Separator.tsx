import { type KeyboardEvent, type ReactElement, useId, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useMove } from 'react-aria/useMove';
import { useNumberFormat } from '../numbers/useNumberFormat.ts';
import { useTexts } from '../texts/Texts.tsx';
import { visuallyHidden } from '../theme/shared.css.ts';
import { afterKey, COLLAPSED, draggedTo, type Room, stepped } from './resize.ts';
import { grip, separator } from './SplitView.css.ts';
import { splitViewTexts } from './SplitView.texts.ts';

interface SeparatorProps {
  /** The name of the panel, whose size this is. */
  label: string;
  panelId: string;
  width: number;
  /** The width of the whole view. */
  view: number;
  room: Room;
  onChange: (width: number) => void;
}

/** The edge of the panel that resizes it: the window splitter of the ARIA Authoring Practices. */
export function Separator({ label, panelId, width, view, room, onChange }: SeparatorProps): ReactElement {
  const texts = useTexts(splitViewTexts);
  const percent = useNumberFormat({ style: 'percent' });
  const { direction } = useLocale();
  const helpId = useId();
  const [isMoving, setMoving] = useState(false);
  const { focusProps, isFocusVisible } = useFocusRing();
  // where the pointer is, which may be past the ends
  const reached = useRef(width);
  // what Enter brings back
  const [last, setLast] = useState(width);
  const resize = (next: number): void => {
    if (width !== COLLAPSED) setLast(width);
    if (next !== width) onChange(next);
  };
  const { moveProps } = useMove({
    onMoveStart: ({ pointerType }) => {
      reached.current = width;
      setMoving(pointerType !== 'keyboard');
    },
    onMove: ({ deltaX, pointerType }) => {
      const outwards = direction === 'rtl' ? deltaX : -deltaX;
      reached.current += outwards;
      resize(pointerType === 'keyboard' ? stepped(width, outwards, room) : draggedTo(reached.current, room));
    },
    onMoveEnd: () => setMoving(false),
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = afterKey(event.key, width, last, room);
    if (next === undefined) return;
    event.preventDefault();
    resize(next);
  };
  return (
    <>
      <div
        {...mergeProps(moveProps, focusProps, { onKeyDown })}
        className={separator}
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-controls={panelId}
        aria-describedby={helpId}
        aria-orientation="vertical"
        aria-valuemin={COLLAPSED}
        aria-valuemax={Math.max(room.most, width)}
        aria-valuenow={width}
        aria-valuetext={width === COLLAPSED ? texts.splitCollapsed : percent(width / view)}
        data-part="separator"
        data-focus-visible={isFocusVisible || undefined}
        data-moving={isMoving || undefined}
      >
        <span className={grip} />
      </div>
      <span id={helpId} className={visuallyHidden}>
        {texts.splitHelp}
      </span>
    </>
  );
}
