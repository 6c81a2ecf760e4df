import type { EstermanReportTexts } from '@isopter/monitor-charts/esterman/report';

export const estermanEs: EstermanReportTexts = {
  title: 'Informe de Esterman',
  eyes: { OD: 'Ojo derecho', OS: 'Ojo izquierdo', OU: 'Ambos ojos' },
  chart: {
    plotKind: 'campo visual',
    plotHelp: '',
    point: ({ x, y, result }) => `x ${x}°, y ${y}°, ${result}`,
    stateUntested: 'aún sin examinar',
    stateTesting: 'en examen',
    stateSeen: 'visto',
    stateNotSeen: 'no visto',
  },
  program: 'Patrón',
  points: (count) => `Esterman, ${count} puntos`,
  score: 'Puntuación funcional',
  unfinished: 'No se examinaron todos los puntos',
  seen: 'Puntos vistos',
  outOf: (count, total) => `${count} de ${total}`,
  missedCentral: 'Perdidos dentro de 20°',
  falsePositives: 'Falsos positivos (< 0,15 s)',
  table: 'Puntos',
  right: 'x (°)',
  up: 'y (°)',
  result: 'Resultado',
  source:
    'Puntuación: porcentaje de puntos vistos (Esterman, 1982). Para conducir también cuentan los grupos perdidos.',
};
