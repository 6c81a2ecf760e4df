import { Badge, Card, CompletionCircle, EyeTag, useEyeName, useTexts } from '@isopter/ui';
import type { ReactElement, ReactNode } from 'react';
import { empty, header, headerEnd, name as nameClass, quiet } from './EyePanel.css.ts';
import { eyePanelWords } from './eyePanel.texts.ts';
import type { ColorEye } from '../model/types.ts';

/** Props of {@link EyePanel}. */
export interface EyePanelProps {
  eye: ColorEye;
  isUnderTest: boolean;
  /** Percent; null = the eye is not examined. */
  completion: number | null;
  /** Diameter of the completion circle, px (COL-04). */
  size: number;
  children: ReactNode;
}

/** The panel of one eye, or of both together: which it is, whether it is being tested, and how far. */
export function EyePanel({ eye, isUnderTest, completion, size, children }: EyePanelProps): ReactElement {
  const texts = useTexts(eyePanelWords);
  const name = useEyeName(eye);
  return (
    <Card
      padding="none"
      isRound
      aria-label={name}
      {...(isUnderTest && { outline: eye === 'OU' ? ('accent' as const) : eye })}
    >
      <div className={header}>
        <EyeTag eye={eye} isDecorative />
        <h3 className={nameClass}>{name}</h3>
        <div className={headerEnd}>
          {isUnderTest && (
            <Badge tone="positive" hasDot>
              {texts.currentlyTesting}
            </Badge>
          )}
          {completion !== null && (
            <CompletionCircle label={texts.completed({ eye: name })} value={completion} eye={eye} size={size} />
          )}
        </div>
      </div>
      {children}
    </Card>
  );
}

/** An eye that this test does not examine. */
export function SlimPanel({ eye }: { eye: ColorEye }): ReactElement {
  const texts = useTexts(eyePanelWords);
  const name = useEyeName(eye);
  return (
    <Card padding="none" isRound aria-label={name}>
      <div className={header}>
        <EyeTag eye={eye} isDecorative />
        <h3 className={nameClass}>{name}</h3>
        <div className={headerEnd}>
          <span className={quiet}>{texts.notTested}</span>
        </div>
      </div>
    </Card>
  );
}

/** What a panel says while there is nothing to be drawn. */
export function NoData({ isDone }: { isDone: boolean }): ReactElement {
  const texts = useTexts(eyePanelWords);
  return <p className={empty}>{isDone ? texts.noDataReceived : texts.noData}</p>;
}
