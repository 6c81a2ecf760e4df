import { assignInlineVars } from '@vanilla-extract/dynamic';
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { useControlledState } from 'react-stately/useControlledState';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon, FullScreenIcon, LeaveFullScreenIcon, MinusIcon, RestoreIcon } from '../icons/index.ts';
import { useOverflows } from '../scroll/useOverflows.ts';
import { useTexts } from '../texts/Texts.tsx';
import {
  actions as actionsStyle,
  bar,
  body,
  head,
  panel,
  title as titleStyle,
  width as widthVar,
} from './FloatingPanel.css.ts';
import { floatingPanelTexts } from './FloatingPanel.texts.ts';
import { MoveHandle } from './MoveHandle.tsx';
import type { Corner } from './place.ts';
import { useFocusBack } from './useFocusBack.ts';
import { useOpenPanel } from './useOpenPanel.ts';
import { usePlace } from './usePlace.ts';

export type { Corner, Edge } from './place.ts';

/** How much of the window a panel takes: a part, only its title bar, or all. */
export type PanelMode = 'normal' | 'minimised' | 'full';

/** The placement props shared by floating panels. */
export interface PanelPlacement {
  /** The panel, for example to move the focus to it. */
  ref?: Ref<HTMLDivElement>;
  /** How much of the window the panel takes (controlled). */
  mode?: PanelMode;
  /**
   * How much of the window the panel initially takes (uncontrolled).
   * @default 'normal'
   */
  defaultMode?: PanelMode;
  /** Called when the panel is minimised, restored or shown in full screen. */
  onModeChange?: (mode: PanelMode) => void;
  /**
   * The corner in which the panel initially appears; `inline` follows the writing direction.
   * @default { block: 'end', inline: 'end' }
   */
  defaultCorner?: Corner;
  /**
   * Called with the corner the panel is nearest to, for example to remember it. Keep the function identical between
   * renders.
   */
  onCornerChange?: (corner: Corner) => void;
}

/** Props of {@link FloatingPanel}. */
export interface FloatingPanelProps extends PanelPlacement {
  /** The title of the panel, which is also its accessible name. */
  title: string;
  /** The content of the panel; hidden but still mounted while minimised. */
  children: ReactNode;
  /** Controls at the bottom, also shown while minimised. */
  actions?: ReactNode;
  /** Called when the panel is closed. If provided, a close button is shown. */
  onClose?: () => void;
  /**
   * The width in pixels if there is room.
   * @default 360
   */
  width?: number;
  /**
   * The name of the panel in `data-component`, for panels built on this one.
   * @default 'FloatingPanel'
   */
  component?: string;
}

const CORNER: Corner = { block: 'end', inline: 'end' };

/**
 * A non-modal panel above the page. It can be moved, minimised and shown in full screen, where focus is contained and
 * Escape returns to the previous size.
 * @selector [data-component="FloatingPanel"] The panel; panels built on it have their own name here.
 * @selector [data-mode] On the panel: `normal`, `minimised` or `full`.
 * @selector [data-part="bar"] The title bar.
 * @selector [data-part="handle"] The part of the title bar that moves the panel.
 * @selector [data-moving] On the handle: while the panel is being moved.
 * @selector [data-focus-visible] On the handle: while it has keyboard focus.
 * @selector [data-part="title"] The title.
 * @selector [data-part="body"] The content.
 * @selector [data-part="actions"] The controls at the bottom.
 */
export function FloatingPanel({
  title,
  children,
  actions,
  onClose,
  width = 360,
  component = 'FloatingPanel',
  defaultCorner = CORNER,
  onCornerChange,
  ref,
  ...props
}: FloatingPanelProps): ReactElement {
  const texts = useTexts(floatingPanelTexts);
  const [mode, setMode] = useControlledState(props.mode, props.defaultMode ?? 'normal', props.onModeChange);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current!, []);
  const titleId = useId();
  const place = usePlace(root, defaultCorner, onCornerChange);
  useFocusBack(root);
  useOpenPanel(root);
  const [bodyRef, bodyOverflows] = useOverflows();
  const isFull = mode === 'full';
  const leaveByEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isFull) return;
    event.stopPropagation();
    setMode('normal');
  };

  return (
    <FocusScope contain={isFull}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog is left by Escape */}
      <div
        ref={root}
        className={panel({ mode })}
        style={{ ...assignInlineVars({ [widthVar]: `${width}px` }), ...(isFull ? {} : place.style) }}
        role="dialog"
        tabIndex={-1}
        aria-modal={isFull}
        aria-labelledby={titleId}
        onKeyDown={leaveByEscape}
        data-component={component}
        data-mode={mode}
      >
        <div className={bar} data-part="bar">
          <div className={head}>
            {!isFull && <MoveHandle title={title} onMove={place.move} onPress={place.toNextCorner} />}
            <h2 id={titleId} className={titleStyle} data-part="title">
              {title}
            </h2>
          </div>
          {!isFull && (
            <IconButton
              size="sm"
              label={mode === 'minimised' ? texts.panelRestore : texts.panelMinimise}
              icon={mode === 'minimised' ? <RestoreIcon /> : <MinusIcon />}
              onPress={() => setMode(mode === 'minimised' ? 'normal' : 'minimised')}
            />
          )}
          <IconButton
            size="sm"
            label={isFull ? texts.panelLeaveFull : texts.panelFull}
            icon={isFull ? <LeaveFullScreenIcon /> : <FullScreenIcon />}
            onPress={() => setMode(isFull ? 'normal' : 'full')}
          />
          {onClose && <IconButton size="sm" label={texts.close} icon={<CloseIcon />} onPress={onClose} />}
        </div>
        <div
          ref={bodyRef}
          className={body}
          data-part="body"
          {...(bodyOverflows && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
        >
          {children}
        </div>
        {actions !== undefined && (
          <div className={actionsStyle} data-part="actions">
            {actions}
          </div>
        )}
      </div>
    </FocusScope>
  );
}
