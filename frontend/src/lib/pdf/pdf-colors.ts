/** Colours on paper, which has one theme: the light one. A test holds them against the tokens of the screen. */
export const PDF_COLORS = {
  paper: '#FFFFFF',
  land: '#F7F9F6',
  ink: '#0F221B',
  muted: '#43544C',
  subtle: '#5A6B63',
  line: '#D3DCD6',
  brand: '#0D3B2E',
  casing: '#0F221B',
} as const;

/** Colours of the zones on paper: of a line, and of words and the ground that they stand on. */
export const PDF_ZONE_COLORS = {
  safe: { trace: '#159049', fg: '#0C6B36', subtle: '#DCF2E3' },
  caution: { trace: '#F5C518', fg: '#715400', subtle: '#FFF2BF' },
  warning: { trace: '#E36A00', fg: '#964100', subtle: '#FFE5CF' },
  danger: { trace: '#B3121A', fg: '#AE1017', subtle: '#FCE0DF' },
} as const;
