/** The font of code, of what the device has. */
export const CODE_FONT = 'ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace';
