import type { ReactElement } from 'react';
import { useLocale } from 'react-aria-components';
import { avatar } from './Avatar.css.ts';
import { initials } from './initials.ts';

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** The person's whole name; spoken, and cut to its initials for the eye. */
  name: string;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /**
   * Set where the name stands beside it already.
   * @default false
   */
  isDecorative?: boolean;
}

/** A person as a circle with initials. */
export function Avatar({ name, size = 'medium', isDecorative = false }: AvatarProps): ReactElement {
  const { locale } = useLocale();
  return (
    <span
      className={avatar({ size })}
      data-component="Avatar"
      // drawn by the style: initials are no text to be read or compared with a name
      data-initials={initials(name, locale)}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    />
  );
}
