import type { D15ReportTexts } from '@isopter/monitor-charts/d15/report';
import { EYES } from './eyes.ts';

export const colorEs: D15ReportTexts = {
  title: 'Informe de visión del color',
  eyes: EYES,
  chart: { axisprotan: 'Protan', axisdeutan: 'Deutan', axistritan: 'Tritan' },
  outcome: 'Resultado',
  outcomes: {
    normal: 'Dentro de los límites normales',
    protan: 'Deficiencia protan',
    deutan: 'Deficiencia deutan',
    tritan: 'Deficiencia tritan',
    'red-green': 'Deficiencia rojo-verde, protan o deutan',
    unknown: 'Deficiencia según ningún eje conocido',
    random: 'Errores sin dirección determinada',
  },
  notComplete: 'Incompleta',
  angle: 'Ángulo de confusión',
  c_index: 'Índice C',
  s_index: 'Índice S',
  tes: 'Puntuación total de error',
  crossings: 'Cruces',
  testScore: 'Puntuación',
  scoreOf: (correct, total) => `${correct} de ${total}`,
  circleOf: (eye) => `Círculo cromático, ${eye}`,
  arrangementOf: (eye) => `Ordenación, ${eye}`,
  place: 'Lugar',
  cap: 'Ficha',
  places: 'Lugares de salto',
  crossing: 'Cruce',
  along: (axis) => `Según ${axis}`,
  alongNone: 'Según ningún eje',
  limits: (c, s) =>
    `Vingrys y King-Smith (1988). Índice C superior a ${c}: anormal; índice S desde ${s}: con dirección.`,
  crossingLimit: (crossings) => `Farnsworth: con ${crossings} cruces o más la prueba no se supera.`,
  uncalibrated: 'Los colores de las fichas son los de la prueba, hasta donde pantalla y papel los muestran.',
};
