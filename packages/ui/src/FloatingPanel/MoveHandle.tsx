import { type ReactElement, useId, useRef, useState } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useMove } from 'react-aria/useMove';
import { usePress } from 'react-aria/usePress';
import { MoveIcon } from '../icons/index.ts';
import { useTexts } from '../texts/Texts.tsx';
import { visuallyHidden } from '../theme/shared.css.ts';
import { handle } from './FloatingPanel.css.ts';
import { floatingPanelTexts } from './FloatingPanel.texts.ts';

/** How far an arrow key moves, in pixels. */
const STEP = 16;

interface MoveHandleProps {
  title: string;
  onMove: (right: number, down: number) => void;
  /** Called when the handle is pressed rather than dragged. */
  onPress: () => void;
}

/** The handle that moves a panel: it can be dragged, moved with the arrow keys, or pressed. */
export function MoveHandle({ title, onMove, onPress }: MoveHandleProps): ReactElement {
  const texts = useTexts(floatingPanelTexts);
  const helpId = useId();
  const wasMoved = useRef(false);
  const [isMoving, setMoving] = useState(false);
  const { focusProps, isFocusVisible } = useFocusRing();
  const { moveProps } = useMove({
    onMoveStart: () => {
      wasMoved.current = true;
      setMoving(true);
    },
    onMove: ({ deltaX, deltaY, pointerType }) => {
      const step = pointerType === 'keyboard' ? STEP : 1;
      onMove(deltaX * step, deltaY * step);
    },
    onMoveEnd: () => setMoving(false),
  });
  const { pressProps } = usePress({
    onPressStart: () => {
      wasMoved.current = false;
    },
    onPress: () => {
      if (!wasMoved.current) onPress();
    },
  });
  return (
    <>
      <div
        {...mergeProps(pressProps, moveProps, focusProps)}
        className={handle}
        role="button"
        tabIndex={0}
        aria-label={texts.panelMove({ title })}
        aria-describedby={helpId}
        data-focus-visible={isFocusVisible || undefined}
        data-moving={isMoving || undefined}
        data-part="handle"
      >
        <MoveIcon />
      </div>
      <span id={helpId} className={visuallyHidden}>
        {texts.panelMoveHelp}
      </span>
    </>
  );
}
