import { Fragment, type ReactElement } from 'react';
import { useTexts } from '../texts/Texts.tsx';
import { visuallyHidden } from '../theme/shared.css.ts';
import { isAppleDevice } from './isAppleDevice.ts';
import { key as keyStyle, keys as keysStyle } from './ShortcutKeys.css.ts';
import { shortcutKeysTexts } from './ShortcutKeys.texts.ts';
import { showKeys } from './showKeys.ts';

/** Props of {@link ShortcutKeys}. */
export interface ShortcutKeysProps {
  /** The keys, in the notation of a Shortcut: `mod+k`, `g p`. */
  keys: string;
  /**
   * Whether the names and symbols of Apple keyboards are used.
   * @default isAppleDevice()
   */
  isApple?: boolean;
}

/**
 * The keys of a shortcut: symbols on screen, words for assistive technology.
 * @selector [data-component="ShortcutKeys"] The keys.
 * @selector [data-part="key"] A key.
 */
export function ShortcutKeys({ keys, isApple = isAppleDevice() }: ShortcutKeysProps): ReactElement {
  const texts = useTexts(shortcutKeysTexts);
  const presses = showKeys(keys, isApple, texts);
  const said = presses.map((press) => press.map((part) => part.said).join(' ')).join(`, ${texts.keyThen} `);
  return (
    <span className={keysStyle} data-component="ShortcutKeys">
      <span className={visuallyHidden}>{said}</span>
      {presses.map((press, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- presses have no other name than their place
        <Fragment key={index}>
          {index > 0 && <span aria-hidden>{texts.keyThen}</span>}
          {press.map(({ shown }) => (
            <kbd key={shown} className={keyStyle} aria-hidden data-part="key">
              {shown}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
