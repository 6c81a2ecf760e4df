import type { StereopsisReportTexts } from '@isopter/monitor-charts/stereopsis/report';

export const stereopsisEs: StereopsisReportTexts = {
  title: 'Informe de estereopsis',
  method: 'Método',
  fourDots: 'Cuatro puntos, niveles descendentes',
  chart: {
    chart: 'Niveles',
    plateAxis: 'Lámina',
    levelAxis: 'Disparidad (arcsec)',
    normalBand: 'Normal',
  },
  stereoacuity: 'Agudeza estereoscópica',
  arcsec: (value) => `${value}″`,
  notSettled: 'Sin determinar',
  grade: 'Grado',
  grades: {
    normal: 'Normal',
    reduced: 'Reducida',
    coarse: 'Gruesa',
    none: 'No se encontró estereopsis',
  },
  answers: 'Puntos encontrados',
  outOf: (count, total) => `${count} de ${total} láminas`,
  legend: { seen: 'Visto', notSeen: 'No visto', notAnswered: 'Sin respuesta' },
  levels: 'Niveles, segundos de arco',
  disparity: 'Arcsec',
  shown: 'Mostradas',
  seen: 'Vistas',
  gradeSource: 'Normal desde los 7 años: 40″ o menos; reducida: hasta 400″; gruesa por encima (Titmus y Randot)',
};
