import type { ReactElement } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components';
import { DialogFrame, type WithClose } from '../Dialog/DialogFrame.tsx';
import { overlay, sheet } from './Drawer.css.ts';

/** Props of {@link Drawer}. */
export interface DrawerProps {
  /** The title of the drawer, which is also its accessible name. */
  title: string;
  /** The content of the drawer. A function receives a callback that closes the drawer. */
  children: WithClose;
  /** The buttons at the bottom, the primary one last. A function receives a callback that closes the drawer. */
  actions?: WithClose;
  /**
   * The side of the screen it comes from; `start` and `end` follow the writing direction.
   * @default 'end'
   */
  side?: 'start' | 'end';
  /**
   * The width at the default text size: 360, 480 or 720 pixels. On a phone it is as wide as the screen.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /**
   * Whether the drawer can be dismissed with Escape, the close button and a press outside. Otherwise there is no close
   * button.
   * @default true
   */
  isDismissable?: boolean;
  /** Whether the drawer is open (controlled). */
  isOpen?: boolean;
  /** Called when the drawer opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A modal dialog at a side of the screen, as high as the screen. Focus is contained in it and restored when it closes.
 * @selector [data-component="Drawer"] The drawer; its parts are those of `Dialog`.
 * @example <DialogTrigger><Button>Filters…</Button><Drawer title="Filters">…</Drawer></DialogTrigger>
 */
export function Drawer({
  title,
  children,
  actions,
  side = 'end',
  size = 'medium',
  isDismissable = true,
  ...open
}: DrawerProps): ReactElement {
  return (
    <ModalOverlay
      className={overlay}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      {...open}
    >
      <Modal className={sheet({ side, size })}>
        <DialogFrame component="Drawer" role="dialog" title={title} actions={actions} isDismissable={isDismissable}>
          {children}
        </DialogFrame>
      </Modal>
    </ModalOverlay>
  );
}
