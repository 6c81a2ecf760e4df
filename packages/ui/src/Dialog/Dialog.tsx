import type { ReactElement } from 'react';
import { DialogTrigger, Modal, ModalOverlay } from 'react-aria-components';
import { modal, overlay } from './Dialog.css.ts';
import { DialogFrame, type WithClose } from './DialogFrame.tsx';

export { DialogTrigger };

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** The title of the dialog, which is also its accessible name. */
  title: string;
  /**
   * The level of the title; 1 where the dialog is all there is on the page.
   * @default 2
   */
  headingLevel?: 1 | 2;
  /** The content of the dialog. A function receives a callback that closes the dialog. */
  children: WithClose;
  /** The buttons at the bottom, the primary one last. A function receives a callback that closes the dialog. */
  actions?: WithClose;
  /**
   * The width: 440, 600 or 960 pixels if there is room.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /**
   * The accessibility role; `alertdialog` for a question that must be answered.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
  /**
   * Whether the dialog can be dismissed with Escape, the close button and, for a plain dialog, a press outside.
   * Otherwise there is no close button.
   * @default true
   */
  isDismissable?: boolean;
  /**
   * Whether everything behind the dialog is hidden, for example from passers-by while a screen is unattended.
   * @default false
   */
  isConcealing?: boolean;
  /** Whether the dialog is open (controlled). */
  isOpen?: boolean;
  /** Called when the dialog opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A modal dialog. Focus is contained in it and restored when it closes.
 * @selector [data-component="Dialog"] The dialog.
 * @example <DialogTrigger><Button>Move…</Button><Dialog title="Move test">…</Dialog></DialogTrigger>
 */
export function Dialog({
  title,
  headingLevel = 2,
  children,
  actions,
  size = 'medium',
  role = 'dialog',
  isDismissable = true,
  isConcealing = false,
  ...open
}: DialogProps): ReactElement {
  return (
    <ModalOverlay
      className={overlay({ isConcealing })}
      isDismissable={isDismissable && role === 'dialog'}
      isKeyboardDismissDisabled={!isDismissable}
      {...open}
    >
      <Modal className={modal({ size })}>
        <DialogFrame
          component="Dialog"
          role={role}
          title={title}
          headingLevel={headingLevel}
          actions={actions}
          isDismissable={isDismissable}
        >
          {children}
        </DialogFrame>
      </Modal>
    </ModalOverlay>
  );
}
