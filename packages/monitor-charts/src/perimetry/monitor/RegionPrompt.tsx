import { Banner, Button, useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import type { Progress } from '../types.ts';
import { perimetryWords } from '../perimetry.texts.ts';
import { useRegionPrompt } from './useRegionPrompt.ts';

interface RegionPromptProps {
  progress: Progress;
  region_no: number | null;
  screen: string | null;
  onContinue: () => void;
}

/** The prompt to tape the eyelid before the second region of a ptosis test (PERI-07). */
export function RegionPrompt({ progress, region_no, screen, onContinue }: RegionPromptProps): ReactElement | null {
  const texts = useTexts(perimetryWords);
  const { isOpen, close } = useRegionPrompt({ total: progress.total, region_no, screen });
  if (!isOpen) return null;
  const proceed = (): void => {
    close();
    onContinue();
  };
  return (
    <Banner
      tone="caution"
      onDismiss={close}
      action={
        <Button size="sm" variant="primary" onPress={proceed}>
          {texts.continueTest}
        </Button>
      }
    >
      {texts.regionPrompt}
    </Banner>
  );
}
