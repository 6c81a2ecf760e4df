import type { ReactElement, ReactNode } from 'react';
import { Dialog as RACDialog, Heading } from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/index.ts';
import { useOverflows } from '../scroll/useOverflows.ts';
import { common } from '../texts/common.texts.ts';
import { useTexts } from '../texts/Texts.tsx';
import { keepClear } from '../Toast/keepClear.ts';
import { body, dialog, footer, header, title as titleStyle } from './Dialog.css.ts';

/** Content, or a function of a callback that closes what it is in. */
export type WithClose = ReactNode | ((close: () => void) => ReactNode);
const fill = (content: WithClose, close: () => void): ReactNode =>
  typeof content === 'function' ? content(close) : content;

interface DialogFrameProps {
  /** The exported component it is the inside of. */
  component: string;
  role: 'dialog' | 'alertdialog';
  title: string;
  headingLevel?: 1 | 2;
  children: WithClose;
  actions: WithClose;
  isDismissable: boolean;
}

/**
 * The frame shared by Dialog and Drawer: title, close button, content that scrolls, actions that stay in view.
 * @selector [data-part="title"] The title.
 * @selector [data-part="body"] The content, which scrolls.
 * @selector [data-part="actions"] The buttons at the bottom.
 */
export function DialogFrame({
  component,
  role,
  title,
  headingLevel = 2,
  children,
  actions,
  isDismissable,
}: DialogFrameProps): ReactElement {
  const texts = useTexts(common);
  const [bodyRef, bodyOverflows] = useOverflows();
  return (
    <RACDialog className={dialog} role={role} data-component={component}>
      {({ close }) => (
        <>
          <header className={header}>
            <Heading slot="title" level={headingLevel} className={titleStyle} data-part="title">
              {title}
            </Heading>
            {isDismissable && (
              <IconButton variant="quiet" size="sm" label={texts.close} icon={<CloseIcon />} onPress={close} />
            )}
          </header>
          <div ref={bodyRef} className={body} data-part="body" {...(bodyOverflows && { tabIndex: 0 })}>
            {fill(children, close)}
          </div>
          {actions !== undefined && (
            <footer ref={keepClear} className={footer} data-part="actions">
              {fill(actions, close)}
            </footer>
          )}
        </>
      )}
    </RACDialog>
  );
}
