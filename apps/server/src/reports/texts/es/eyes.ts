/** The eyes of the reports that name both together too. */
export const EYES = { OD: 'Ojo derecho', OS: 'Ojo izquierdo', OU: 'Ambos ojos' } as const;
