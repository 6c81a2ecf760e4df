import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { useControlledState } from 'react-stately/useControlledState';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon, FullScreenIcon, LeaveFullScreenIcon, MinusIcon, RestoreIcon } from '../icons/index.ts';
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
import { usePlace } from './usePlace.ts';

export type { Corner, Edge } from './place.ts';

/** How much of the window a panel takes: a part, its bar alone, or all. */
export type PanelMode = 'normal' | 'minimised' | 'full';

/** What panels on this base take over. */
export interface PanelPlacement {
  /** How much of the window it takes, when the owner decides. */
  mode?: PanelMode;
  /**
   * How much of the window it takes at first.
   * @default 'normal'
   */
  defaultMode?: PanelMode;
  /** Told when it is minimised, restored or shown on the full screen. */
  onModeChange?: (mode: PanelMode) => void;
  /**
   * The corner it first appears in; `inline` follows the direction of writing.
   * @default { block: 'end', inline: 'end' }
   */
  defaultCorner?: Corner;
  /** Told the corner it is nearest to, to remember it. Keep the function the same between renders. */
  onCornerChange?: (corner: Corner) => void;
}

/** Props of {@link FloatingPanel}. */
export interface FloatingPanelProps extends PanelPlacement {
  /** Names the panel. */
  title: string;
  /** What it shows; not seen while minimised, but kept. */
  children: ReactNode;
  /** Controls at its foot, minimised too. */
  actions?: ReactNode;
  /** Shows a button that closes it. */
  onClose?: () => void;
  /**
   * Width in pixels where there is room.
   * @default 360
   */
  width?: number;
  /**
   * Name of the panel in `data-component`, for panels on this base.
   * @default 'FloatingPanel'
   */
  component?: string;
}

const CORNER: Corner = { block: 'end', inline: 'end' };

/**
 * A panel over the page that leaves the page usable: to be moved, minimised, and shown on the full screen, where the
 * focus stays inside and Escape leads back.
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
  ...props
}: FloatingPanelProps): ReactElement {
  const texts = useTexts(floatingPanelTexts);
  const [mode, setMode] = useControlledState(props.mode, props.defaultMode ?? 'normal', props.onModeChange);
  const root = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const place = usePlace(root, defaultCorner, onCornerChange);
  useFocusBack(root);
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
        <div className={body} data-part="body">
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
