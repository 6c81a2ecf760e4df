import { Button, Text } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isSetUpAs, type Offer } from '../rules/prefill/offers.ts';
import * as css from './Basis.css.ts';
import { useOfferText } from '../offers/useOfferText.ts';
import { useTestFormContext } from '../useTestForm.ts';

/** Props of {@link Basis}. */
export interface BasisProps {
  /** The set-up the form was filled with last. */
  offer: Offer | undefined;
  /** Fills the form with it again. */
  onUndo: (offer: Offer) => void;
}

/** Which set-up the form was filled with, and whether anything was changed since, to be undone [OUR-296]. */
export function Basis({ offer, onUndo }: BasisProps): ReactElement | null {
  const { t } = useTranslation();
  const textOf = useOfferText();
  const { values } = useTestFormContext();
  if (!offer) return null;
  const name = textOf(offer);
  if (isSetUpAs(offer, values))
    return (
      <Text size="sm" tone="secondary">
        {name}
      </Text>
    );
  return (
    <span className={css.changed}>
      <Text as="span" size="sm" tone="secondary">
        {t(($) => $.tests.offers.changed, { setup: name })}
      </Text>
      <Button size="sm" variant="quiet" onPress={() => onUndo(offer)}>
        {t(($) => $.tests.offers.undo)}
      </Button>
    </span>
  );
}
