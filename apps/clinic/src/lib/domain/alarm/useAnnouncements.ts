import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attention } from '@isopter/contract';

/** Takes what a device needs somebody for. */
export type ReportAttention = (device: { id: string; name: string }, attentions: readonly Attention[]) => void;

/** Announcements about devices of the wall that need somebody. */
export interface Announcements {
  /** The announced text. */
  text: string;
  /** Devices that need somebody now, by their id. */
  needing: ReadonlySet<string>;
  report: ReportAttention;
}

/**
 * What is said on the wall: only that a device needs somebody now, and for what. What was said once is not repeated
 * while it lasts.
 */
export function useAnnouncements(): Announcements {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [needing, setNeeding] = useState<ReadonlySet<string>>(new Set());
  const known = useRef(new Map<string, readonly Attention[]>());
  const report = useCallback<ReportAttention>(
    ({ id, name }, attentions) => {
      const before = known.current.get(id) ?? [];
      known.current.set(id, attentions);
      if (before.length > 0 !== attentions.length > 0) {
        setNeeding(new Set([...known.current].flatMap(([one, reasons]) => (reasons.length > 0 ? [one] : []))));
      }
      const fresh = attentions.filter((one) => !before.includes(one));
      if (fresh.length === 0) return;
      const attention = fresh.map((one) => t(($) => $.wall.attention[one])).join(', ');
      setText(t(($) => $.wall.announcement, { device: name, attention }));
    },
    [t],
  );
  return { text, needing, report };
}
