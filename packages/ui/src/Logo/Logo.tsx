import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { logo, mark as markStyle } from './Logo.css.ts';

/** The name and the sign of the product, or of the partner under whose brand it runs. */
export interface LogoBrand {
  name: string;
  /** The sign, about 28 pixels high; hidden from assistive technology, as the name says it. */
  mark: ReactNode;
  /**
   * The sign holds the name already, so the words are not shown beside it.
   * @default false
   */
  hasNameInMark?: boolean;
}

/** Two uneven closed contours, as isopters are, around the point of fixation. */
const isopters = (
  <svg width={28} height={28} viewBox="0 0 28 28" fill="none" stroke="currentColor" strokeWidth={1.9} aria-hidden>
    <path d="M13.6 2.6c6.3-.4 11.6 4.7 11.7 11.1.1 6.6-4.9 11.8-11.5 11.7C7.4 25.3 2.5 20.5 2.6 14.2 2.7 8 7.4 3 13.6 2.6Z" />
    <path d="M14.6 8.2c3.2.2 5.5 2.7 5.3 5.9-.2 3.3-2.7 5.6-6 5.5-3.2-.1-5.6-2.4-5.5-5.7.1-3.4 2.9-5.9 6.2-5.7Z" />
    <circle cx={14} cy={13.9} r={2.1} fill="currentColor" stroke="none" />
  </svg>
);

const BrandContext = createContext<LogoBrand>({ name: 'Isopter', mark: isopters });

/** Props of {@link LogoProvider}. */
export interface LogoProviderProps {
  brand: LogoBrand;
  children: ReactNode;
}

/** Puts a partner's name and sign in place of ours, everywhere. */
export function LogoProvider({ brand, children }: LogoProviderProps): ReactElement {
  return <BrandContext value={brand}>{children}</BrandContext>;
}

/** Props of {@link Logo}. */
export interface LogoProps {
  /**
   * Shows the sign alone; the name is still spoken.
   * @default false
   */
  isMarkOnly?: boolean;
}

/** The sign and name of the product, or of the partner given by {@link LogoProvider}. */
export function Logo({ isMarkOnly = false }: LogoProps): ReactElement {
  const { name, mark, hasNameInMark = false } = useContext(BrandContext);
  const isNameShown = !isMarkOnly && !hasNameInMark;
  return (
    <span className={logo} data-component="Logo" {...(isNameShown ? {} : { role: 'img', 'aria-label': name })}>
      <span className={markStyle} data-part="mark" aria-hidden>
        {mark}
      </span>
      {isNameShown && name}
    </span>
  );
}
