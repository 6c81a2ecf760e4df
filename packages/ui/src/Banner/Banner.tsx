import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/index.ts';
import { common } from '../texts/common.texts.ts';
import { useTexts } from '../texts/Texts.tsx';
import { type MessageTone, ToneIcon } from '../tone/ToneIcon.tsx';
import { actions, banner, body, mark, message, title as titleStyle } from './Banner.css.ts';

/** Props of {@link Banner}. */
export interface BannerProps {
  /** What is the matter. */
  children: ReactNode;
  /**
   * How it is meant: ground, icon and how soon it is announced.
   * @default 'info'
   */
  tone?: MessageTone;
  /** Line above the message. */
  title?: string;
  /** A small button or link that deals with it. */
  action?: ReactNode;
  /** Shows a button that takes the banner away. */
  onDismiss?: () => void;
}

/**
 * A message that stays in its place as long as it is true. What just happened and passes is a toast.
 * Critical ones interrupt what a screen reader says, the others wait for a pause.
 */
export function Banner({ children, tone = 'info', title, action, onDismiss }: BannerProps): ReactElement {
  const texts = useTexts(common);
  return (
    <div
      className={banner({ tone })}
      data-component="Banner"
      data-tone={tone}
      role={tone === 'critical' ? 'alert' : 'status'}
    >
      <span className={mark}>
        <ToneIcon tone={tone} />
      </span>
      <div className={body}>
        <div className={message} data-part="message">
          {title !== undefined && (
            <p className={titleStyle} data-part="title">
              {title}
            </p>
          )}
          {children}
        </div>
        {action !== undefined && (
          <div className={actions} data-part="actions">
            {action}
          </div>
        )}
      </div>
      {onDismiss !== undefined && (
        <IconButton size="sm" variant="quiet" label={texts.close} icon={<CloseIcon />} onPress={onDismiss} />
      )}
    </div>
  );
}
