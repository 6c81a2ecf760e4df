import type { ReactElement } from 'react';

/** Infrared image of a headset's eye camera: pupil, iris, reflections of its lamps. */
export function EyeCamera({ label }: { label: string }): ReactElement {
  return (
    <svg viewBox="0 0 320 180" role="img" aria-label={label} style={{ inlineSize: '100%', borderRadius: 10 }}>
      <rect width={320} height={180} fill="#3d3d3d" />
      <path d="M18 96C70 40 250 34 304 98 250 150 74 152 18 96Z" fill="#8d8d8d" />
      <circle cx={162} cy={94} r={52} fill="#5c5c5c" stroke="#4a4a4a" strokeWidth={3} />
      <circle cx={162} cy={94} r={24} fill="#101010" />
      <circle cx={150} cy={84} r={4} fill="#ffffff" />
      <circle cx={175} cy={84} r={4} fill="#ffffff" />
      <path d="M12 94C70 30 252 26 310 96V0H0V98Z" fill="#3d3d3d" />
      <path d="M162 82v24M150 94h24" stroke="#f2f2f2" strokeWidth={1} />
    </svg>
  );
}
