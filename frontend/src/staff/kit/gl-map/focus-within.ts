/** The ring of the focus within the frame of a map, whose pictures cover an outline. */
export const FOCUS_WITHIN = {
  outline: 'none',
  _after: {
    content: '""',
    position: 'absolute',
    inset: '0',
    borderRadius: 'inherit',
    boxShadow: 'inset 0 0 0 3px {colors.focus}',
    pointerEvents: 'none',
  },
} as const;
