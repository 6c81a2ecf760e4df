import type { ReactElement } from 'react';
import { useLocale } from 'react-aria-components';
import { PatientIcon } from '../icons/index.ts';
import { avatar } from './Avatar.css.ts';
import { initials } from './initials.ts';

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** The person's full name. It is announced by assistive technology and shown as initials. */
  name: string;
  /**
   * The diameter: 24, 32 or 48 pixels at the default text size.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /**
   * Whether the avatar is hidden from assistive technology, because the name is already shown beside it.
   * @default false
   */
  isDecorative?: boolean;
}

/**
 * A person as a circle with initials, or with a generic figure while the name is unknown.
 * @selector [data-component="Avatar"] The circle.
 * @selector [data-initials] On the circle: the initials, which the style sheet displays; absent without a name.
 */
export function Avatar({ name, size = 'medium', isDecorative = false }: AvatarProps): ReactElement {
  const { locale } = useLocale();
  const letters = initials(name, locale);
  const isNamed = !isDecorative && letters !== '';
  return (
    <span
      className={avatar({ size })}
      data-component="Avatar"
      // drawn by the style: initials are no text to be read or compared with a name
      data-initials={letters}
      {...(isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {letters === '' && <PatientIcon />}
    </span>
  );
}
