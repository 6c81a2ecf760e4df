import { useReviewPatients } from '@isopter/api-client';
import { Banner, Button, lazyOverlay } from '@isopter/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const ReviewDialog = lazyOverlay(
  () => import('./ReviewDialog.tsx').then((module) => module.ReviewDialog),
  ({ onClose }) => onClose(),
);

/**
 * Says how many patients may exist twice, and lets them be kept or merged (PAT-04).
 * @param onKnown called when it is known whether there are any
 */
export function ReviewPanel({ onKnown }: { onKnown: () => void }): ReactElement | null {
  const { t } = useTranslation();
  const { rows, count, isLoading } = useReviewPatients();
  useEffect(() => {
    if (!isLoading) onKnown();
  }, [isLoading, onKnown]);
  const [isOpen, setOpen] = useState(false);
  if (count === 0) return null;
  return (
    <>
      <Banner
        tone="caution"
        action={
          <Button size="sm" onPress={() => setOpen(true)}>
            {t(($) => $.patients.review.open)}
          </Button>
        }
      >
        {t(($) => $.patients.review.message, { count })}
      </Banner>
      {isOpen && <ReviewDialog patients={rows} onClose={() => setOpen(false)} />}
    </>
  );
}
