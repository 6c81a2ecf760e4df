import type { ReactElement } from 'react';
import { useBrand } from './brand.ts';
import * as styles from './Brand.css.ts';
import { Mark } from './Mark.tsx';

/** Logo and name of the product, or of the partner whose domain this is (NAV-11, NAV-12). */
export function Brand(): ReactElement {
  const { name, logo } = useBrand();
  return (
    <span className={styles.brand}>
      {logo === null ? (
        <span className={styles.mark}>
          <Mark />
        </span>
      ) : (
        <img src={logo} alt="" height={26} />
      )}
      {name}
    </span>
  );
}
