import { Badge, Button, Card, CardGrid, lazyPart, ShortcutKeys, Text } from '@isopter/ui';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../../../../lib/platform/keyboard/useKeys.ts';
import * as css from './Offers.css.ts';
import { useChosenName } from '../useChosenName.ts';
import { useEyesText } from '../useEyesText.ts';
import { useOfferText } from './useOfferText.ts';
import type { Offer } from '../rules/prefill/offers.ts';
import { plannedEyes } from '../rules/plan.ts';
import type { TestFormData } from '../rules/values.ts';

const OfferDrawing = lazyPart(() => import('./OfferDrawing.tsx').then((module) => module.OfferDrawing));

/** Props of {@link Offers}. */
export interface OffersProps {
  data: Pick<TestFormData, 'groups'>;
  offers: readonly Offer[];
  /** The one the form holds as it is. */
  chosen: Offer | undefined;
  /** Fills the form with one. */
  onFill: (offer: Offer) => void;
  /** Starts one as it is. */
  onStart: (offer: Offer) => void;
  isStarting: boolean;
}

/** Number of offers with a keyboard shortcut. */
const KEYS = 5;

/** Set-ups that were used before, to start or to fill the form with; 1 to 5 fill it [OUR-181]. */
export function Offers({ data, offers, chosen, onFill, onStart, isStarting }: OffersProps): ReactElement | null {
  const { t } = useTranslation();
  const textOf = useOfferText();
  const eyesOf = useEyesText();
  const group = t(($) => $.commands.actions);
  const chosenName = useChosenName();
  const nameOf = ({ values }: Offer): string => chosenName(values, data);
  const keys = useMemo(
    () =>
      offers.slice(0, KEYS).map((offer, index) => ({
        id: `offer-${index + 1}`,
        keys: String(index + 1),
        label: t(($) => $.tests.offers.fillNumber, { number: index + 1 }),
        group,
        run: () => onFill(offer),
      })),
    [group, offers, onFill, t],
  );
  useKeys(keys);
  if (offers.length === 0) return null;
  return (
    <div className={css.offers} data-few={offers.length < 3 || undefined}>
      <CardGrid minWidth={220} isStrip aria-label={t(($) => $.tests.offers.title)}>
        {offers.map((offer, index) => {
          const eyes = plannedEyes(offer.values);
          const said = t(($) => $.tests.offers.named, { test: nameOf(offer), eyes: eyesOf(offer.values) });
          return (
            <Card
              key={offer.id}
              padding="small"
              aria-label={said}
              {...(offer.id === chosen?.id && { outline: 'accent' as const })}
            >
              <div className={css.offer}>
                <div className={css.top}>
                  <Text size="sm" tone="secondary">
                    {textOf(offer)}
                  </Text>
                  {offer.id === chosen?.id && <Badge tone="accent">{t(($) => $.tests.offers.inForm)}</Badge>}
                  {index < KEYS && <ShortcutKeys keys={String(index + 1)} />}
                </div>
                <div className={css.test}>
                  {eyes.length > 0 && (
                    // the text next to it says what the drawing shows
                    <span className={css.drawing} aria-hidden>
                      <OfferDrawing eyes={eyes} label="" />
                    </span>
                  )}
                  <div>
                    <Text weight="strong">{nameOf(offer)}</Text>
                    <Text size="sm">{eyesOf(offer.values)}</Text>
                  </div>
                </div>
                <div className={css.ways}>
                  <Button
                    size="sm"
                    aria-label={t(($) => $.tests.offers.startNamed, { test: said })}
                    isDisabled={!offer.isReady || isStarting}
                    onPress={() => onStart(offer)}
                  >
                    {t(($) => $.tests.offers.start)}
                  </Button>
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={t(($) => $.tests.offers.fillNamed, { test: said })}
                    onPress={() => onFill(offer)}
                  >
                    {t(($) => $.tests.offers.fill)}
                  </Button>
                </div>
              </div>
            </Card>
          );
        })}
      </CardGrid>
    </div>
  );
}
